"""Show an address as a picture to scan."""

from PySide6.QtGui import QImage, QPixmap


def code_pixels(address: str, square: int) -> QPixmap:
    """Black on white whatever the colours of the window; `square` is in pixels."""
    import segno

    rows = [bytes(row) for row in segno.make(address, error="m", micro=False).matrix_iter(border=4)]
    image = QImage(len(rows), len(rows), QImage.Format.Format_Mono)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            image.setPixel(x, y, 0 if dark else 1)
    size = len(rows) * square
    return QPixmap.fromImage(image).scaled(size, size)
