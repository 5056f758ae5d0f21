meta:
  id: hazelcast
  title: Hazelcast object
  file-extension: hazelcast
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
doc: |
  An object as Hazelcast keeps it in its maps and sends it: a hash that names its partition, a number for its serializer,
  and what that wrote. The common classes of the JDK have serializers of their own.
doc-ref:
  - https://docs.hazelcast.com/hazelcast/latest/serialization/serialization
-hexplain-signature:
  - offset: 4
    bytes: [0xff, 0xff, 0xff, 0x9c, 0xac, 0xed, 0x00, 0x05]
  # A Portable, whose factory has a number below 256.
  - offset: 4
    bytes: [0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00]
  # What Hazelcast has a serializer of its own for.
  - offset: 4
    bytes: [0xff, 0xff, 0xff]
    whole: true
-hexplain-samples:
  - stores/cart.hazelcast.bin
  - stores/compact.hazelcast.bin
  - stores/portable.hazelcast.bin
  - stores/session.hazelcast.bin
seq:
  - id: partition_hash
    type: s4
    -hexplain-role: header
    doc: Of the key; 0 in values.
  - id: value
    type: object
types:
  object:
    seq:
      - id: type_id
        type: s4
        enum: serializer
        -hexplain-role: type
      - id: content
        if: type_id.to_i != 0 and type_id.to_i != -47
        type:
          switch-on: type_id.to_i
          cases:
            -1: portable
            -2: data_serializable
            -3: s1_value
            -4: boolean_value
            -5: u2_value
            -6: s2_value
            -7: s4_value
            -8: s8_value
            -9: f4_value
            -10: f8_value
            -11: text
            -12: octets
            -13: booleans
            -14: chars
            -15: shorts
            -16: ints
            -17: longs
            -18: floats
            -19: doubles
            -20: texts
            -21: uuid
            -22: entry
            -23: entry
            -24: text
            -25: date
            -26: octets
            -27: big_decimal
            -28: list
            -29: list
            -30: list
            -31: list
            -32: map
            -33: sorted_map
            -34: map
            -35: map
            -36: sorted_map
            -37: list
            -38: sorted_list
            -39: list
            -40: list
            -41: sorted_list
            -42: list
            -43: rest
            -44: rest
            -45: sorted_list
            -46: list
            -48: list
            -49: sorted_list
            -50: optional
            -51: local_date
            -52: local_time
            -53: local_date_time
            -54: offset_date_time
            -55: compact
            -56: compact_with_schema
            -100: rest
            -101: externalizable
            -102: octets
            -130: text
            _: rest
  rest:
    doc: What only the class, its schema or another format knows, up to the end.
    seq:
      - id: bytes
        size-eos: true
        -hexplain-opaque: true
  data_serializable:
    seq:
      - id: reserved
        type: b6
        -hexplain-role: header
      - id: versioned
        type: b1
        -hexplain-role: header
      - id: identified
        type: b1
        -hexplain-role: header
        doc: Whether numbers stand for the class.
      - id: factory_id
        type: s4
        if: identified
        -hexplain-role: type
      - id: class_id
        type: s4
        if: identified
        -hexplain-role: type
      - id: class_name
        type: text
        if: not identified
        -hexplain-role: type
      - id: version
        size: 2
        if: versioned
        -hexplain-role: header
      - id: fields
        type: rest
        doc: What the method writeData wrote.
  portable:
    seq:
      - id: factory_id
        type: s4
        -hexplain-role: type
      - id: class_id
        type: s4
        -hexplain-role: type
      - id: content
        type: portable_content
  portable_content:
    doc: Fields by name, whatever the class is.
    seq:
      - id: version
        type: s4
        -hexplain-role: header
        doc: Of the class definition.
      - id: end_position
        type: s4
        -hexplain-role: header
        doc: Positions count from the hash of the partition.
      - id: field_count
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: field_positions
        type: s4
        repeat: expr
        repeat-expr: field_count
        -hexplain-role: header
      - id: raw_position
        type: s4
        -hexplain-role: header
        doc: Of what was written without names; 0 where nothing was.
      - id: fields
        type: portable_field
        repeat: expr
        repeat-expr: field_count
      - id: raw
        size: end_position - raw_position
        if: raw_position > 0 and end_position > raw_position
        doc: What writePortable wrote to its raw data output.
        -hexplain-opaque: true
  portable_field:
    seq:
      - id: name_length
        type: s2
        -hexplain-role: length
      - id: name
        type: str
        encoding: ASCII
        size: name_length
        -hexplain-role: name
      - id: field_type
        type: u1
        enum: field_type
        -hexplain-role: type
      - id: value
        type:
          switch-on: field_type.to_i
          cases:
            0: nullable_portable
            1: s1_value
            2: boolean_value
            3: u2_value
            4: s2_value
            5: s4_value
            6: s8_value
            7: f4_value
            8: f8_value
            9: text
            10: portables
            11: octets
            12: booleans
            13: chars
            14: shorts
            15: ints
            16: longs
            17: floats
            18: doubles
            19: texts
            20: nullable_decimal
            21: decimals
            22: nullable_time
            23: times
            24: nullable_date
            25: dates
            26: nullable_timestamp
            27: timestamps
            28: nullable_timestamp_with_timezone
            29: timestamps_with_timezone
  nullable_portable:
    seq:
      - id: is_null
        type: u1
        -hexplain-role: header
      - id: factory_id
        type: s4
        -hexplain-role: type
      - id: class_id
        type: s4
        -hexplain-role: type
      - id: value
        type: portable_content
        if: is_null == 0
  nullable_decimal:
    seq:
      - id: is_null
        type: u1
        -hexplain-role: header
      - id: value
        type: big_decimal
        if: is_null == 0
  nullable_time:
    seq:
      - id: is_null
        type: u1
        -hexplain-role: header
      - id: value
        type: local_time
        if: is_null == 0
  nullable_date:
    seq:
      - id: is_null
        type: u1
        -hexplain-role: header
      - id: value
        type: portable_date
        if: is_null == 0
  nullable_timestamp:
    seq:
      - id: is_null
        type: u1
        -hexplain-role: header
      - id: value
        type: portable_timestamp
        if: is_null == 0
  nullable_timestamp_with_timezone:
    seq:
      - id: is_null
        type: u1
        -hexplain-role: header
      - id: value
        type: portable_timestamp_with_timezone
        if: is_null == 0
  portables:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
        doc: Elements; -1 for null.
      - id: factory_id
        type: s4
        -hexplain-role: type
      - id: class_id
        type: s4
        -hexplain-role: type
      - id: positions
        type: s4
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
        -hexplain-role: header
      - id: elements
        type: portable_content
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
  decimals:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
        doc: Elements; -1 for null.
      - id: positions
        type: s4
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
        -hexplain-role: header
      - id: elements
        type: big_decimal
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
  times:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
        doc: Elements; -1 for null.
      - id: positions
        type: s4
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
        -hexplain-role: header
      - id: elements
        type: local_time
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
  dates:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
        doc: Elements; -1 for null.
      - id: positions
        type: s4
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
        -hexplain-role: header
      - id: elements
        type: portable_date
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
  timestamps:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
        doc: Elements; -1 for null.
      - id: positions
        type: s4
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
        -hexplain-role: header
      - id: elements
        type: portable_timestamp
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
  timestamps_with_timezone:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
        doc: Elements; -1 for null.
      - id: positions
        type: s4
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
        -hexplain-role: header
      - id: elements
        type: portable_timestamp_with_timezone
        repeat: expr
        repeat-expr: 'size > 0 ? size : 0'
  portable_date:
    seq:
      - id: year
        type: s2
      - id: month
        type: s1
      - id: day
        type: s1
  portable_timestamp:
    seq:
      - id: date
        type: portable_date
      - id: time
        type: local_time
  portable_timestamp_with_timezone:
    seq:
      - id: date
        type: portable_date
      - id: time
        type: local_time
      - id: offset
        type: s4
        doc: In seconds.
  externalizable:
    seq:
      - id: class_name
        type: text
        -hexplain-role: type
      - id: fields
        type: rest
  compact:
    seq:
      - id: schema_id
        type: u8
        -hexplain-role: type
        doc: A fingerprint of the schema, which members of the cluster know.
      - id: fields
        type: rest
  compact_with_schema:
    doc: Compact outside of a cluster, where nobody knows its schema.
    seq:
      - id: schema_id
        type: u8
        -hexplain-role: type
        doc: The fingerprint of the schema.
      - id: schema_size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
        doc: Bytes of the schema.
      - id: schema
        type: compact_schema
        size: schema_size
      - id: fields
        type: rest
        doc: In the order of the schema's fields by size, then by name.
  compact_schema:
    doc: An object of Hazelcast's own, which writes itself.
    seq:
      - id: type_id
        type: s4
        enum: serializer
        -hexplain-role: type
      - id: flags
        type: u1
        -hexplain-role: header
      - id: factory_id
        type: s4
        -hexplain-role: type
      - id: class_id
        type: s4
        -hexplain-role: type
      - id: type_name
        type: text
        -hexplain-role: type
        doc: The name that the class has in the cluster.
      - id: field_count
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: fields
        type: compact_field
        repeat: expr
        repeat-expr: field_count
  compact_field:
    seq:
      - id: name
        type: text
        -hexplain-role: name
      - id: kind
        type: s4
        enum: field_kind
        -hexplain-role: type
  text:
    to-string: value
    seq:
      - id: length
        type: s4
        valid:
          min: -1
        -hexplain-role: length
        doc: Bytes; -1 for null.
      - id: value
        type: str
        encoding: UTF-8
        size: length
        if: length >= 0
  octets:
    seq:
      - id: length
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: value
        size: length
        if: length >= 0
  big_decimal:
    seq:
      - id: unscaled
        type: octets
      - id: scale
        type: s4
  uuid:
    seq:
      - id: most_significant
        type: u8
      - id: least_significant
        type: u8
  date:
    seq:
      - id: milliseconds
        type: s8
  entry:
    seq:
      - id: key
        type: object
      - id: value
        type: object
  optional:
    seq:
      - id: present
        type: u1
        -hexplain-role: header
      - id: value
        type: object
        if: present != 0
  local_date:
    seq:
      - id: year
        type: s4
      - id: month
        type: s1
      - id: day
        type: s1
  local_time:
    seq:
      - id: hour
        type: s1
      - id: minute
        type: s1
      - id: second
        type: s1
      - id: nano
        type: s4
  local_date_time:
    seq:
      - id: date
        type: local_date
      - id: time
        type: local_time
  offset_date_time:
    seq:
      - id: date
        type: local_date
      - id: time
        type: local_time
      - id: offset
        type: s4
        doc: In seconds.
  list:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: object
        repeat: expr
        repeat-expr: size
  map:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: entries
        type: entry
        repeat: expr
        repeat-expr: size
  sorted_list:
    seq:
      - id: comparator
        type: object
        -hexplain-role: header
      - id: content
        type: list
  sorted_map:
    seq:
      - id: comparator
        type: object
        -hexplain-role: header
      - id: content
        type: map
  texts:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: text
        repeat: expr
        repeat-expr: size
  booleans:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: u1
        repeat: expr
        repeat-expr: size
  chars:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: u2
        repeat: expr
        repeat-expr: size
  shorts:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: s2
        repeat: expr
        repeat-expr: size
  ints:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: s4
        repeat: expr
        repeat-expr: size
  longs:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: s8
        repeat: expr
        repeat-expr: size
  floats:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: f4
        repeat: expr
        repeat-expr: size
  doubles:
    seq:
      - id: size
        type: s4
        valid:
          min: -1
        -hexplain-role: length
      - id: elements
        type: f8
        repeat: expr
        repeat-expr: size
  s1_value:
    seq:
      - id: value
        type: s1
  boolean_value:
    seq:
      - id: value
        type: u1
  u2_value:
    seq:
      - id: value
        type: u2
  s2_value:
    seq:
      - id: value
        type: s2
  s4_value:
    seq:
      - id: value
        type: s4
  s8_value:
    seq:
      - id: value
        type: s8
  f4_value:
    seq:
      - id: value
        type: f4
  f8_value:
    seq:
      - id: value
        type: f8
enums:
  field_kind:
    1: boolean
    2: array_of_boolean
    3: int8
    4: array_of_int8
    7: int16
    8: array_of_int16
    9: int32
    10: array_of_int32
    11: int64
    12: array_of_int64
    13: float32
    14: array_of_float32
    15: float64
    16: array_of_float64
    17: string
    18: array_of_string
    19: decimal
    20: array_of_decimal
    21: time
    22: array_of_time
    23: date
    24: array_of_date
    25: timestamp
    26: array_of_timestamp
    27: timestamp_with_timezone
    28: array_of_timestamp_with_timezone
    29: compact
    30: array_of_compact
    33: nullable_boolean
    34: array_of_nullable_boolean
    35: nullable_int8
    36: array_of_nullable_int8
    37: nullable_int16
    38: array_of_nullable_int16
    39: nullable_int32
    40: array_of_nullable_int32
    41: nullable_int64
    42: array_of_nullable_int64
    43: nullable_float32
    44: array_of_nullable_float32
    45: nullable_float64
    46: array_of_nullable_float64
  field_type:
    0: portable
    1: byte
    2: boolean
    3: char
    4: short
    5: int
    6: long
    7: float
    8: double
    9: utf
    10: portable_array
    11: byte_array
    12: boolean_array
    13: char_array
    14: short_array
    15: int_array
    16: long_array
    17: float_array
    18: double_array
    19: utf_array
    20: decimal
    21: decimal_array
    22: time
    23: time_array
    24: date
    25: date_array
    26: timestamp
    27: timestamp_array
    28: timestamp_with_timezone
    29: timestamp_with_timezone_array
  serializer:
    0:
      id: null_value
      doc: "null"
    -1:
      id: portable
      doc: "A Portable: fields by name, behind a table of their positions."
    -2:
      id: data_serializable
      doc: "A DataSerializable, or an IdentifiedDataSerializable."
    -3:
      id: byte_value
      doc: "The serializer of Byte."
    -4:
      id: boolean_value
      doc: "The serializer of Boolean."
    -5:
      id: char_value
      doc: "The serializer of Character."
    -6:
      id: short_value
      doc: "The serializer of Short."
    -7:
      id: integer_value
      doc: "The serializer of Integer."
    -8:
      id: long_value
      doc: "The serializer of Long."
    -9:
      id: float_value
      doc: "The serializer of Float."
    -10:
      id: double_value
      doc: "The serializer of Double."
    -11:
      id: string
      doc: "The serializer of String."
    -12:
      id: byte_array
      doc: "The serializer of byte[]."
    -13:
      id: boolean_array
      doc: "The serializer of boolean[]."
    -14:
      id: char_array
      doc: "The serializer of char[]."
    -15:
      id: short_array
      doc: "The serializer of short[]."
    -16:
      id: int_array
      doc: "The serializer of int[]."
    -17:
      id: long_array
      doc: "The serializer of long[]."
    -18:
      id: float_array
      doc: "The serializer of float[]."
    -19:
      id: double_array
      doc: "The serializer of double[]."
    -20:
      id: string_array
      doc: "The serializer of String[]."
    -21:
      id: uuid
      doc: "The serializer of UUID."
    -22:
      id: simple_entry
      doc: "The serializer of SimpleEntry."
    -23:
      id: simple_immutable_entry
      doc: "The serializer of SimpleImmutableEntry."
    -24:
      id: class_name
      doc: "The serializer of Class."
    -25:
      id: date
      doc: "The serializer of Date."
    -26:
      id: big_integer
      doc: "The serializer of BigInteger."
    -27:
      id: big_decimal
      doc: "The serializer of BigDecimal."
    -28:
      id: object_array
      doc: "The serializer of Object[]."
    -29:
      id: array_list
      doc: "The serializer of ArrayList."
    -30:
      id: linked_list
      doc: "The serializer of LinkedList."
    -31:
      id: copy_on_write_array_list
      doc: "The serializer of CopyOnWriteArrayList."
    -32:
      id: hash_map
      doc: "The serializer of HashMap."
    -33:
      id: concurrent_skip_list_map
      doc: "The serializer of ConcurrentSkipListMap."
    -34:
      id: concurrent_hash_map
      doc: "The serializer of ConcurrentHashMap."
    -35:
      id: linked_hash_map
      doc: "The serializer of LinkedHashMap."
    -36:
      id: tree_map
      doc: "The serializer of TreeMap."
    -37:
      id: hash_set
      doc: "The serializer of HashSet."
    -38:
      id: tree_set
      doc: "The serializer of TreeSet."
    -39:
      id: linked_hash_set
      doc: "The serializer of LinkedHashSet."
    -40:
      id: copy_on_write_array_set
      doc: "The serializer of CopyOnWriteArraySet."
    -41:
      id: concurrent_skip_list_set
      doc: "The serializer of ConcurrentSkipListSet."
    -42:
      id: array_deque
      doc: "The serializer of ArrayDeque."
    -43:
      id: linked_blocking_queue
      doc: "The serializer of LinkedBlockingQueue."
    -44:
      id: array_blocking_queue
      doc: "The serializer of ArrayBlockingQueue."
    -45:
      id: priority_blocking_queue
      doc: "The serializer of PriorityBlockingQueue."
    -46:
      id: delay_queue
      doc: "The serializer of DelayQueue."
    -47:
      id: synchronous_queue
      doc: "The serializer of SynchronousQueue."
    -48:
      id: linked_transfer_queue
      doc: "The serializer of LinkedTransferQueue."
    -49:
      id: priority_queue
      doc: "The serializer of PriorityQueue."
    -50:
      id: optional
      doc: "The serializer of Optional."
    -51:
      id: local_date
      doc: "The serializer of LocalDate."
    -52:
      id: local_time
      doc: "The serializer of LocalTime."
    -53:
      id: local_date_time
      doc: "The serializer of LocalDateTime."
    -54:
      id: offset_date_time
      doc: "The serializer of OffsetDateTime."
    -55:
      id: compact
      doc: "Compact: fields by a schema that is in the cluster."
    -56:
      id: compact_with_schema
      doc: "Compact, with the schema in front."
    -100:
      id: java_serializable
      doc: "A stream of Java serialization follows."
    -101:
      id: java_externalizable
      doc: "An Externalizable."
    -102:
      id: byte_buffer
      doc: "The serializer of ByteBuffer."
    -110:
      id: clr_serialization
      doc: "The serializer of C# CLR serialization."
    -120:
      id: python_pickle
      doc: "The serializer of Python pickle."
    -130:
      id: json
      doc: "JSON in a text."
    -140:
      id: go_gob
      doc: "The serializer of Go gob."
