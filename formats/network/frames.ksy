meta:
  id: frames
  title: Length-prefixed frames
  license: Apache-2.0
  ks-version: '0.10'
doc: |
  Messages behind their lengths and nothing else, as many protocols of one's own have them. What the messages hold is for
  other formats to say.

  Lengths of 2, 4 or 8 bytes in either order, with themselves counted in or not: the one that leads from frame to frame to
  the end is taken, and each can be chosen.
doc-ref: https://en.wikipedia.org/wiki/Frame_(networking)
-hexplain-decoder: frames
seq:
  - id: start
    size: 2
    doc: The first bytes of the first length.
