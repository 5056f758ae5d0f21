meta:
  id: one_nio
  title: one-nio
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
doc: |
  What `Serializer.serialize` of one-nio writes: objects whose class is a number of eight bytes, a digest of the class's
  name and fields. A class list (the classes as their source declares them) tells which class that is.
doc-ref:
  - https://github.com/odnoklassniki/one-nio
-hexplain-decoder: onenio
seq:
  - id: tag
    type: u1
    enum: tag
    doc: A byte from 0x80 on stands for a class everybody knows, for null or for a reference; a lower one begins eight bytes that stand for a class.
enums:
  tag:
    0xff:
      id: null_ref
      doc: "The null reference."
    0xfe:
      id: recursive
      doc: "The number of an object begun before follows, in two bytes."
    0xfd:
      id: recursive2
      doc: "The number of an object begun before follows, in four bytes."
    0xfc:
      id: embedded
      doc: "The description of a class follows, or a reference to one, then an object of it."
    0xf6:
      id: integer
      doc: "An Integer."
    0xf5:
      id: long
      doc: "A Long."
    0xf4:
      id: boolean
      doc: "A Boolean."
    0xf3:
      id: byte
      doc: "A Byte."
    0xf2:
      id: short
      doc: "A Short."
    0xf1:
      id: character
      doc: "A Character."
    0xf0:
      id: float
      doc: "A Float."
    0xef:
      id: double
      doc: "A Double."
    0xee:
      id: string
      doc: "A String."
    0xed:
      id: date
      doc: "A Date."
    0xec:
      id: class
      doc: "A Class."
    0xeb:
      id: bit_set
      doc: "A BitSet."
    0xea:
      id: boolean_array
      doc: "A boolean[]."
    0xe9:
      id: byte_array
      doc: "A byte[]."
    0xe8:
      id: short_array
      doc: "A short[]."
    0xe7:
      id: char_array
      doc: "A char[]."
    0xe6:
      id: int_array
      doc: "A int[]."
    0xe5:
      id: long_array
      doc: "A long[]."
    0xe4:
      id: float_array
      doc: "A float[]."
    0xe3:
      id: double_array
      doc: "A double[]."
    0xe2:
      id: object_array
      doc: "An Object[]."
    0xe1:
      id: string_array
      doc: "A String[]."
    0xe0:
      id: class_array
      doc: "A Class[]."
    0xdf:
      id: boxed_long_array
      doc: "A Long[]."
    0xde:
      id: array_list
      doc: "An ArrayList."
    0xdd:
      id: linked_list
      doc: "A LinkedList."
    0xdc:
      id: vector
      doc: "A Vector."
    0xdb:
      id: hash_set
      doc: "A HashSet."
    0xda:
      id: tree_set
      doc: "A TreeSet."
    0xd9:
      id: linked_hash_set
      doc: "A LinkedHashSet."
    0xd8:
      id: hash_map
      doc: "A HashMap."
    0xd7:
      id: tree_map
      doc: "A TreeMap."
    0xd6:
      id: linked_hash_map
      doc: "A LinkedHashMap."
    0xd5:
      id: hashtable
      doc: "A Hashtable."
    0xd4:
      id: identity_hash_map
      doc: "An IdentityHashMap."
    0xd3:
      id: concurrent_hash_map
      doc: "A ConcurrentHashMap."
    0xd2:
      id: object_array_serializer
      doc: "The description of a class whose objects a ObjectArraySerializer writes."
    0xd1:
      id: enum_serializer
      doc: "The description of a class whose objects a EnumSerializer writes."
    0xd0:
      id: collection_serializer
      doc: "The description of a class whose objects a CollectionSerializer writes."
    0xcf:
      id: map_serializer
      doc: "The description of a class whose objects a MapSerializer writes."
    0xce:
      id: externalizable_serializer
      doc: "The description of a class whose objects a ExternalizableSerializer writes."
    0xcd:
      id: generated_serializer
      doc: "The description of a class whose objects a GeneratedSerializer writes."
    0xcc:
      id: serializer_not_found_exception
      doc: "A SerializerNotFoundException."
    0xcb:
      id: method_id
      doc: "A slot for MethodId, which is not part of one-nio."
    0xca:
      id: remote_method_call_request
      doc: "A slot for RemoteMethodCallRequest, which is not part of one-nio."
    0xc9:
      id: timestamp
      doc: "A Timestamp."
    0xc8:
      id: remote_call
      doc: "A RemoteCall."
    0xc7:
      id: method_serializer
      doc: "The description of a class whose objects a MethodSerializer writes."
    0xc6:
      id: http_request
      doc: "A HttpRequest."
    0xc5:
      id: serialized_wrapper
      doc: "A SerializedWrapper."
    0xc4:
      id: serializer_serializer
      doc: "The description of a class whose objects a SerializerSerializer writes."
    0xc3:
      id: java_time_serializer
      doc: "The description of a class whose objects a JavaTimeSerializer writes."
