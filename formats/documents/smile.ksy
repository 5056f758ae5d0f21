meta:
  id: smile
  title: Smile, Jackson's binary JSON
  file-extension:
    - smile
    - sml
  license: Apache-2.0
  xref:
    mime: application/x-jackson-smile
doc: |
  The binary form of JSON that Jackson writes with `jackson-dataformat-smile`. Short names and short texts stand once;
  where they come again, one or two bytes refer to them. Numbers leave the bytes 0xFE and 0xFF free, so that documents
  can be told apart in a stream.
doc-ref:
  - https://github.com/FasterXML/smile-format-specification/blob/master/smile-specification.md
-hexplain-signature:
  offset: 0
  bytes: [0x3a, 0x29, 0x0a]
-hexplain-decoder: smile
seq:
  - id: magic
    contents: [0x3a, 0x29, 0x0a]
    doc: A smiley and a line feed.
    -hexplain-role: magic
  - id: flags
    type: u1
    doc: Four bits of version, one reserved, and whether there may be raw binary data, shared texts and shared names.
    -hexplain-role: header
enums:
  value_token:
    0x20: empty_string
    0x21: null_value
    0x22: false_value
    0x23: true_value
    0x24:
      id: int32
      doc: A zigzag number of one to five bytes follows.
    0x25:
      id: int64
      doc: A zigzag number of up to ten bytes follows.
    0x26:
      id: big_integer
      doc: The length of the magnitude, then its bytes with seven bits in each.
    0x28:
      id: float32
      doc: Five bytes with seven bits in each.
    0x29:
      id: float64
      doc: Ten bytes with seven bits in each.
    0x2a:
      id: big_decimal
      doc: The scale, the length of the unscaled value, then its bytes with seven bits in each.
    0xe0:
      id: long_ascii
      doc: A text up to the byte 0xFC.
    0xe4:
      id: long_unicode
      doc: A text up to the byte 0xFC.
    0xe8:
      id: binary_7bit
      doc: The length of the data, then its bytes with seven bits in each.
    0xf8: start_array
    0xf9: end_array
    0xfa: start_object
    0xfb: end_object
    0xfc: end_of_string
    0xfd:
      id: binary_raw
      doc: The length of the data, then its bytes as they are.
    0xff: end_of_content
  key_token:
    0x20: empty_name
    0x34:
      id: long_name
      doc: A name up to the byte 0xFC.
