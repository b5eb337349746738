# The audit while results are entered

audit-desk-one-made = { $a }:{ $b }, only one call can be made: { $who }
audit-desk-call-left-out = { $a }:{ $b }, the call counted in
audit-desk-accept = accept as it is
