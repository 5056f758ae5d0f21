meta:
  id: fory
  title: Apache Fory
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  Objects as Apache Fory 1.6 writes them, by its Java native protocol or by xlang: flags for references, one byte for the
  type, then values; the fields of an object stand in an order of Fory's own, without names unless the writer is
  compatible. Reading needs the classes.
doc-ref:
  - https://fory.apache.org/docs/specification/java_serialization_spec/
  - https://fory.apache.org/docs/specification/xlang_serialization_spec/
-hexplain-decoder: fory
seq:
  - id: header
    type: u1
    doc: "Whether the bytes are of xlang, and whether there are buffers beside them."
    -hexplain-role: header
enums:
  header:
    0x01: xlang
    0x02: out_of_band
  ref_flag:
    0x00:
      id: ref_value
      -orig-id: REF_VALUE
      doc: A value that may be referred to; it takes the next number.
    0xfd:
      id: null_flag
      -orig-id: NULL
      doc: No value.
    0xfe:
      id: ref
      -orig-id: REF
      doc: A value that was written before; its number follows.
    0xff:
      id: not_null_value
      -orig-id: NOT_NULL
      doc: A value that is not referred to.
  elements:
    0x01: tracking_ref
    0x02: has_null
    0x04: declared_type
    0x08: same_type
  chunk:
    0x01: tracking_key_ref
    0x02: key_has_null
    0x04: declared_key_type
    0x08: tracking_value_ref
    0x10: value_has_null
    0x20: declared_value_type
  name_encoding:
    0: utf8
    1: lower_special
    2: lower_upper_digit_special
    3: first_to_lower_special
    4: all_to_lower_special
  type_id:
    1: bool
    2: int8
    3: int16
    4: int32
    5: varint32
    6: int64
    7: varint64
    8: tagged_int64
    19: float32
    20: float64
    21: string
    22: list
    23: set
    24: map
    25: enum
    26: named_enum
    27: struct
    28: compatible_struct
    29: named_struct
    30: named_compatible_struct
    31: ext
    32: named_ext
    38: timestamp
    39: date
    40: decimal
    41: binary
    43: bool_array
    44: int8_array
    45: int16_array
    46: int32_array
    47: int64_array
    55: float32_array
    56: float64_array
