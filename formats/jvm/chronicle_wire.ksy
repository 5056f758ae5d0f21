meta:
  id: chronicle_wire
  title: Chronicle Wire (binary)
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  What Chronicle Wire writes in its binary forms BINARY, BINARY_LIGHT and FIELDLESS_BINARY: values whose first byte tells
  their type, in as few bytes as they need, with the names of fields and types before them, in blocks that tell their
  length. Also documents of a queue around such values.
doc-ref:
  - https://github.com/OpenHFT/Chronicle-Wire
-hexplain-decoder: chroniclewire
seq:
  - id: code
    type: u1
    enum: code
    doc: The first byte of a value tells its type.
enums:
  code:
    0x80:
      id: bytes_length8
      -orig-id: BYTES_LENGTH8
      doc: "A block; its length follows in one byte."
    0x81:
      id: bytes_length16
      -orig-id: BYTES_LENGTH16
      doc: "A block; its length follows in two bytes."
    0x82:
      id: bytes_length32
      -orig-id: BYTES_LENGTH32
      doc: "A block; its length follows in four bytes."
    0x86:
      id: history_message
      -orig-id: HISTORY_MESSAGE
      doc: "The sources and times of a message."
    0x87:
      id: field_anchor
      -orig-id: FIELD_ANCHOR
      doc: "A deprecated code."
    0x88:
      id: anchor
      -orig-id: ANCHOR
      doc: "A deprecated code."
    0x89:
      id: updated_alias
      -orig-id: UPDATED_ALIAS
      doc: "A deprecated code."
    0x8a:
      id: u8_array
      -orig-id: U8_ARRAY
      doc: "Bytes to the end of the block."
    0x8b:
      id: u16_array
      -orig-id: U16_ARRAY
      doc: "A number of which only the low bits are written."
    0x8c:
      id: i32_array
      -orig-id: I32_ARRAY
      doc: "A number of which only the low bits are written."
    0x8d:
      id: i64_array
      -orig-id: I64_ARRAY
      doc: "Longs; capacity and how many are used follow."
    0x8e:
      id: padding32
      -orig-id: PADDING32
      doc: "Padding; its length follows in four bytes."
    0x8f:
      id: padding
      -orig-id: PADDING
      doc: "One byte of padding."
    0x90:
      id: float32
      -orig-id: FLOAT32
      doc: "A float; also an integer that takes fewer bytes so."
    0x91:
      id: float64
      -orig-id: FLOAT64
      doc: "A double."
    0x92:
      id: float_stop_2
      -orig-id: FLOAT_STOP_2
      doc: "A stop-bit number of hundredths."
    0x94:
      id: float_stop_4
      -orig-id: FLOAT_STOP_4
      doc: "A stop-bit number of ten-thousandths."
    0x96:
      id: float_stop_6
      -orig-id: FLOAT_STOP_6
      doc: "A stop-bit number of millionths."
    0x9a:
      id: float_set_low_0
      -orig-id: FLOAT_SET_LOW_0
      doc: "A number of which only the low bits are written."
    0x9b:
      id: float_set_low_2
      -orig-id: FLOAT_SET_LOW_2
      doc: "A number of which only the low bits are written."
    0x9c:
      id: float_set_low_4
      -orig-id: FLOAT_SET_LOW_4
      doc: "A number of which only the low bits are written."
    0xa0:
      id: uuid
      -orig-id: UUID
      doc: "A UUID, the halves little-endian."
    0xa1:
      id: uint8
      -orig-id: UINT8
      doc: "An unsigned integer in one byte."
    0xa2:
      id: uint16
      -orig-id: UINT16
      doc: "An unsigned integer in two bytes."
    0xa3:
      id: uint32
      -orig-id: UINT32
      doc: "An unsigned integer in four bytes."
    0xa4:
      id: int8
      -orig-id: INT8
      doc: "An integer in one byte."
    0xa5:
      id: int16
      -orig-id: INT16
      doc: "An integer in two bytes."
    0xa6:
      id: int32
      -orig-id: INT32
      doc: "An integer in four bytes."
    0xa7:
      id: int64
      -orig-id: INT64
      doc: "An integer in eight bytes."
    0xa8:
      id: set_low_int8
      -orig-id: SET_LOW_INT8
      doc: "A number of which only the low bits are written."
    0xa9:
      id: set_low_int16
      -orig-id: SET_LOW_INT16
      doc: "A number of which only the low bits are written."
    0xaa:
      id: fixed_5
      -orig-id: FIXED_5
      doc: "A number of which only the low bits are written."
    0xab:
      id: fixed_4
      -orig-id: FIXED_4
      doc: "A number of which only the low bits are written."
    0xac:
      id: fixed_3
      -orig-id: FIXED_3
      doc: "A number of which only the low bits are written."
    0xad:
      id: fixed_2
      -orig-id: FIXED_2
      doc: "A number of which only the low bits are written."
    0xae:
      id: fixed_1
      -orig-id: FIXED_1
      doc: "A number of which only the low bits are written."
    0xaf:
      id: int64_0x
      -orig-id: INT64_0x
      doc: "An integer in eight bytes, to be shown in hexadecimal."
    0xb0:
      id: 'false'
      -orig-id: FALSE
      doc: "The truth value false."
    0xb1:
      id: 'true'
      -orig-id: TRUE
      doc: "The truth value true."
    0xb2:
      id: time
      -orig-id: TIME
      doc: "A time, as text."
    0xb3:
      id: date
      -orig-id: DATE
      doc: "A date, as text."
    0xb4:
      id: date_time
      -orig-id: DATE_TIME
      doc: "A date and time, as text."
    0xb5:
      id: zoned_date_time
      -orig-id: ZONED_DATE_TIME
      doc: "A date and time with its zone, as text."
    0xb6:
      id: type_prefix
      -orig-id: TYPE_PREFIX
      doc: "The name of a type; a value of it follows."
    0xb7:
      id: field_name_any
      -orig-id: FIELD_NAME_ANY
      doc: "The name of a field, with its length before it."
    0xb8:
      id: string_any
      -orig-id: STRING_ANY
      doc: "A text, with its length before it."
    0xb9:
      id: event_name
      -orig-id: EVENT_NAME
      doc: "The name of an event or the key of a map, with its length before it."
    0xba:
      id: field_number
      -orig-id: FIELD_NUMBER
      doc: "The number of a field."
    0xbb:
      id: 'null'
      -orig-id: NULL
      doc: "The null reference."
    0xbc:
      id: type_literal
      -orig-id: TYPE_LITERAL
      doc: "The name of a type, as a value."
    0xbd:
      id: event_object
      -orig-id: EVENT_OBJECT
      doc: "A key that is any value."
    0xbe:
      id: comment
      -orig-id: COMMENT
      doc: "A comment."
    0xbf:
      id: hint
      -orig-id: HINT
      doc: "A hint."
    0xc0:
      id: field_name0
      -orig-id: FIELD_NAME0
      doc: "The name of a field, 0 bytes long."
    0xc1:
      id: field_name1
      -orig-id: FIELD_NAME1
      doc: "The name of a field, 1 bytes long."
    0xc2:
      id: field_name2
      -orig-id: FIELD_NAME2
      doc: "The name of a field, 2 bytes long."
    0xc3:
      id: field_name3
      -orig-id: FIELD_NAME3
      doc: "The name of a field, 3 bytes long."
    0xc4:
      id: field_name4
      -orig-id: FIELD_NAME4
      doc: "The name of a field, 4 bytes long."
    0xc5:
      id: field_name5
      -orig-id: FIELD_NAME5
      doc: "The name of a field, 5 bytes long."
    0xc6:
      id: field_name6
      -orig-id: FIELD_NAME6
      doc: "The name of a field, 6 bytes long."
    0xc7:
      id: field_name7
      -orig-id: FIELD_NAME7
      doc: "The name of a field, 7 bytes long."
    0xc8:
      id: field_name8
      -orig-id: FIELD_NAME8
      doc: "The name of a field, 8 bytes long."
    0xc9:
      id: field_name9
      -orig-id: FIELD_NAME9
      doc: "The name of a field, 9 bytes long."
    0xca:
      id: field_name10
      -orig-id: FIELD_NAME10
      doc: "The name of a field, 10 bytes long."
    0xcb:
      id: field_name11
      -orig-id: FIELD_NAME11
      doc: "The name of a field, 11 bytes long."
    0xcc:
      id: field_name12
      -orig-id: FIELD_NAME12
      doc: "The name of a field, 12 bytes long."
    0xcd:
      id: field_name13
      -orig-id: FIELD_NAME13
      doc: "The name of a field, 13 bytes long."
    0xce:
      id: field_name14
      -orig-id: FIELD_NAME14
      doc: "The name of a field, 14 bytes long."
    0xcf:
      id: field_name15
      -orig-id: FIELD_NAME15
      doc: "The name of a field, 15 bytes long."
    0xd0:
      id: field_name16
      -orig-id: FIELD_NAME16
      doc: "The name of a field, 16 bytes long."
    0xd1:
      id: field_name17
      -orig-id: FIELD_NAME17
      doc: "The name of a field, 17 bytes long."
    0xd2:
      id: field_name18
      -orig-id: FIELD_NAME18
      doc: "The name of a field, 18 bytes long."
    0xd3:
      id: field_name19
      -orig-id: FIELD_NAME19
      doc: "The name of a field, 19 bytes long."
    0xd4:
      id: field_name20
      -orig-id: FIELD_NAME20
      doc: "The name of a field, 20 bytes long."
    0xd5:
      id: field_name21
      -orig-id: FIELD_NAME21
      doc: "The name of a field, 21 bytes long."
    0xd6:
      id: field_name22
      -orig-id: FIELD_NAME22
      doc: "The name of a field, 22 bytes long."
    0xd7:
      id: field_name23
      -orig-id: FIELD_NAME23
      doc: "The name of a field, 23 bytes long."
    0xd8:
      id: field_name24
      -orig-id: FIELD_NAME24
      doc: "The name of a field, 24 bytes long."
    0xd9:
      id: field_name25
      -orig-id: FIELD_NAME25
      doc: "The name of a field, 25 bytes long."
    0xda:
      id: field_name26
      -orig-id: FIELD_NAME26
      doc: "The name of a field, 26 bytes long."
    0xdb:
      id: field_name27
      -orig-id: FIELD_NAME27
      doc: "The name of a field, 27 bytes long."
    0xdc:
      id: field_name28
      -orig-id: FIELD_NAME28
      doc: "The name of a field, 28 bytes long."
    0xdd:
      id: field_name29
      -orig-id: FIELD_NAME29
      doc: "The name of a field, 29 bytes long."
    0xde:
      id: field_name30
      -orig-id: FIELD_NAME30
      doc: "The name of a field, 30 bytes long."
    0xdf:
      id: field_name31
      -orig-id: FIELD_NAME31
      doc: "The name of a field, 31 bytes long."
    0xe0:
      id: string_0
      -orig-id: STRING_0
      doc: "A text of 0 bytes."
    0xe1:
      id: string_1
      -orig-id: STRING_1
      doc: "A text of 1 bytes."
    0xe2:
      id: string_2
      -orig-id: STRING_2
      doc: "A text of 2 bytes."
    0xe3:
      id: string_3
      -orig-id: STRING_3
      doc: "A text of 3 bytes."
    0xe4:
      id: string_4
      -orig-id: STRING_4
      doc: "A text of 4 bytes."
    0xe5:
      id: string_5
      -orig-id: STRING_5
      doc: "A text of 5 bytes."
    0xe6:
      id: string_6
      -orig-id: STRING_6
      doc: "A text of 6 bytes."
    0xe7:
      id: string_7
      -orig-id: STRING_7
      doc: "A text of 7 bytes."
    0xe8:
      id: string_8
      -orig-id: STRING_8
      doc: "A text of 8 bytes."
    0xe9:
      id: string_9
      -orig-id: STRING_9
      doc: "A text of 9 bytes."
    0xea:
      id: string_10
      -orig-id: STRING_10
      doc: "A text of 10 bytes."
    0xeb:
      id: string_11
      -orig-id: STRING_11
      doc: "A text of 11 bytes."
    0xec:
      id: string_12
      -orig-id: STRING_12
      doc: "A text of 12 bytes."
    0xed:
      id: string_13
      -orig-id: STRING_13
      doc: "A text of 13 bytes."
    0xee:
      id: string_14
      -orig-id: STRING_14
      doc: "A text of 14 bytes."
    0xef:
      id: string_15
      -orig-id: STRING_15
      doc: "A text of 15 bytes."
    0xf0:
      id: string_16
      -orig-id: STRING_16
      doc: "A text of 16 bytes."
    0xf1:
      id: string_17
      -orig-id: STRING_17
      doc: "A text of 17 bytes."
    0xf2:
      id: string_18
      -orig-id: STRING_18
      doc: "A text of 18 bytes."
    0xf3:
      id: string_19
      -orig-id: STRING_19
      doc: "A text of 19 bytes."
    0xf4:
      id: string_20
      -orig-id: STRING_20
      doc: "A text of 20 bytes."
    0xf5:
      id: string_21
      -orig-id: STRING_21
      doc: "A text of 21 bytes."
    0xf6:
      id: string_22
      -orig-id: STRING_22
      doc: "A text of 22 bytes."
    0xf7:
      id: string_23
      -orig-id: STRING_23
      doc: "A text of 23 bytes."
    0xf8:
      id: string_24
      -orig-id: STRING_24
      doc: "A text of 24 bytes."
    0xf9:
      id: string_25
      -orig-id: STRING_25
      doc: "A text of 25 bytes."
    0xfa:
      id: string_26
      -orig-id: STRING_26
      doc: "A text of 26 bytes."
    0xfb:
      id: string_27
      -orig-id: STRING_27
      doc: "A text of 27 bytes."
    0xfc:
      id: string_28
      -orig-id: STRING_28
      doc: "A text of 28 bytes."
    0xfd:
      id: string_29
      -orig-id: STRING_29
      doc: "A text of 29 bytes."
    0xfe:
      id: string_30
      -orig-id: STRING_30
      doc: "A text of 30 bytes."
    0xff:
      id: string_31
      -orig-id: STRING_31
      doc: "A text of 31 bytes."
