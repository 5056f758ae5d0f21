meta:
  id: chronicle_raw
  title: Chronicle Wire (raw texts)
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  What Chronicle Wire writes as `RAW` of objects it has no other form for: their text, behind its length. Names of fields
  and types are left out, and numbers that a class writes by hand stand bare between the texts, so that only the class
  tells what a raw wire holds; this descriptor reads texts one after another.
doc-ref:
  - https://github.com/OpenHFT/Chronicle-Wire
seq:
  - id: texts
    type: text
    repeat: eos
types:
  text:
    to-string: value
    seq:
      - id: length
        type: stop_bit
        -hexplain-role: length
        doc: Bytes of the text; -1 for null.
      - id: value
        type: str
        encoding: UTF-8
        size: length.value
        if: not length.is_inverted
  stop_bit:
    doc: Seven bits a byte, the low ones first, the highest bit set where another byte follows.
    seq:
      - id: groups
        type: u1
        repeat: until
        repeat-until: _ < 0x80
        -hexplain-role: length
    instances:
      is_inverted:
        value: groups.size > 1 and groups.last == 0
        doc: A last byte of 0 behind others inverts all bits.
      value:
        value: >-
          (groups[0] & 0x7f)
          + (groups.size > 1 ? (groups[1] & 0x7f) << 7 : 0)
          + (groups.size > 2 ? (groups[2] & 0x7f) << 14 : 0)
          + (groups.size > 3 ? (groups[3] & 0x7f) << 21 : 0)
