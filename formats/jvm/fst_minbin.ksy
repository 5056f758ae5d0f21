meta:
  id: fst_minbin
  title: FST MinBin
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  MinBin, the self-describing encoding of FST 2 (`FSTConfiguration.createMinBinConfiguration`): values after a byte that
  tells their type, objects with the names of their classes and fields. What comes again is the position where it began.
doc-ref:
  - https://github.com/RuedigerMoeller/fast-serialization/wiki/MinBin
-hexplain-decoder: fstminbin
seq:
  - id: tag
    type: u1
    enum: tag
    doc: The first byte of a value tells its type.
enums:
  tag:
    0x01:
      id: int8
      doc: An integer of one byte.
    0x02:
      id: int16
      doc: An integer of two bytes.
    0x03:
      id: int32
      doc: An integer of four bytes.
    0x04:
      id: int64
      doc: An integer of eight bytes.
    0x05:
      id: string
      doc: A text; an array of bytes or of chars follows.
    0x06:
      id: end
      doc: The end of a sequence whose count is -1.
    0x09:
      id: uint8
      doc: An integer of one byte without a sign.
    0x0a:
      id: char
      doc: A UTF-16 code unit.
    0x0b:
      id: uint32
      doc: An integer of four bytes without a sign.
    0x0c:
      id: uint64
      doc: An integer of eight bytes without a sign.
    0x0d:
      id: float
      doc: A float in digits; an array of bytes follows.
    0x11:
      id: int8_array
      doc: Bytes behind their number.
    0x12:
      id: int16_array
      doc: Integers of two bytes behind their number.
    0x13:
      id: int32_array
      doc: Integers of four bytes behind their number.
    0x14:
      id: int64_array
      doc: Integers of eight bytes behind their number.
    0x15:
      id: double
      doc: A double in digits; an array of bytes follows.
    0x19:
      id: uint8_array
      doc: Bytes without a sign behind their number.
    0x1a:
      id: char_array
      doc: UTF-16 code units behind their number.
    0x1b:
      id: uint32_array
      doc: Integers of four bytes without a sign behind their number.
    0x1c:
      id: uint64_array
      doc: Integers of eight bytes without a sign behind their number.
    0x1d:
      id: double_array
      doc: Doubles in digits behind their number.
    0x25:
      id: float_array
      doc: Floats in digits behind their number.
    0x2d:
      id: object
      doc: An object; its class, the number of its fields, then a name and a value for each.
    0x35:
      id: sequence
      doc: Values; their class, their number or -1, then they.
    0x3d:
      id: 'null'
      doc: Null.
    0x45:
      id: bool
      doc: A truth value; an integer follows, 0 for false.
    0x4d:
      id: handle
      doc: An object that began before; the integer that follows is its position.
