meta:
  id: hessian2
  title: Hessian 2
  file-extension: hessian
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
doc: |
  What Hessian 2 writers (Caucho's `Hessian2Output`, Dubbo's hessian-lite, sofa-hessian) make of Java objects: values whose
  first byte tells type and, where they are small, value; objects by the definition of their class, which stands before
  the first of them; numbers that refer back to lists, maps and objects. Also the calls and replies around such values.
doc-ref:
  - http://hessian.caucho.com/doc/hessian-serialization.html
  - http://hessian.caucho.com/doc/hessian-ws.html
-hexplain-decoder: hessian
seq:
  - id: tag
    type: u1
    enum: tag
    doc: The first byte of a value tells its type.
enums:
  tag:
    0x41:
      id: binary_chunk
      doc: A piece of binary data that is not its last.
    0x42:
      id: binary
      doc: Binary data, or its last piece.
    0x43:
      id: class_def
      doc: "The name of a class and of its fields follow; in a message, a call."
    0x44:
      id: double
      doc: A double in eight bytes.
    0x45:
      id: envelope
      doc: "What a message is wrapped in, up to a Z; its name follows."
    0x46:
      id: 'false'
      doc: "The truth value false; in a message, a fault."
    0x48:
      id: map_untyped
      doc: "A map without a type; before 02 00, a message."
    0x49:
      id: int
      doc: An int in four bytes.
    0x4a:
      id: date
      doc: Milliseconds since 1970, in eight bytes.
    0x4b:
      id: date_minutes
      doc: Minutes since 1970, in four bytes.
    0x4c:
      id: long
      doc: A long in eight bytes.
    0x4d:
      id: map
      doc: A map of a type, or an object written as one.
    0x4e:
      id: 'null'
      doc: The null reference.
    0x4f:
      id: object
      doc: "An object; the number of its class follows."
    0x50:
      id: packet
      doc: "A packet; its length in two bytes and its values follow."
    0x51:
      id: ref
      doc: The number of a list, map or object begun before follows.
    0x52:
      id: string_chunk
      doc: "A piece of a string that is not its last; in a message, a reply."
    0x53:
      id: string
      doc: A string, or its last piece.
    0x54:
      id: 'true'
      doc: The truth value true.
    0x55:
      id: list_variable
      doc: A list of a type, up to a Z.
    0x56:
      id: list_fixed
      doc: "A list of a type; its length follows."
    0x57:
      id: list_variable_untyped
      doc: A list without a type, up to a Z.
    0x58:
      id: list_fixed_untyped
      doc: "A list without a type; its length follows."
    0x59:
      id: long_int
      doc: A long in four bytes.
    0x5a:
      id: end
      doc: The end of a map, or of a list without a length.
    0x5b:
      id: double_zero
      doc: The double 0.0.
    0x5c:
      id: double_one
      doc: The double 1.0.
    0x5d:
      id: double_byte
      doc: A double that is a whole number of one byte.
    0x5e:
      id: double_short
      doc: A double that is a whole number of two bytes.
    0x5f:
      id: double_mill
      doc: A double in thousandths, four bytes.
    0x60:
      id: object_0
      doc: An object of the class number 0.
    0x61:
      id: object_1
      doc: An object of the class number 1.
    0x62:
      id: object_2
      doc: An object of the class number 2.
    0x63:
      id: object_3
      doc: An object of the class number 3.
    0x64:
      id: object_4
      doc: An object of the class number 4.
    0x65:
      id: object_5
      doc: An object of the class number 5.
    0x66:
      id: object_6
      doc: An object of the class number 6.
    0x67:
      id: object_7
      doc: An object of the class number 7.
    0x68:
      id: object_8
      doc: An object of the class number 8.
    0x69:
      id: object_9
      doc: An object of the class number 9.
    0x6a:
      id: object_10
      doc: An object of the class number 10.
    0x6b:
      id: object_11
      doc: An object of the class number 11.
    0x6c:
      id: object_12
      doc: An object of the class number 12.
    0x6d:
      id: object_13
      doc: An object of the class number 13.
    0x6e:
      id: object_14
      doc: An object of the class number 14.
    0x6f:
      id: object_15
      doc: An object of the class number 15.
    0x70:
      id: list_0
      doc: A list of 0 values of a type.
    0x71:
      id: list_1
      doc: A list of 1 values of a type.
    0x72:
      id: list_2
      doc: A list of 2 values of a type.
    0x73:
      id: list_3
      doc: A list of 3 values of a type.
    0x74:
      id: list_4
      doc: A list of 4 values of a type.
    0x75:
      id: list_5
      doc: A list of 5 values of a type.
    0x76:
      id: list_6
      doc: A list of 6 values of a type.
    0x77:
      id: list_7
      doc: A list of 7 values of a type.
    0x78:
      id: list_untyped_0
      doc: A list of 0 values without a type.
    0x79:
      id: list_untyped_1
      doc: A list of 1 values without a type.
    0x7a:
      id: list_untyped_2
      doc: A list of 2 values without a type.
    0x7b:
      id: list_untyped_3
      doc: A list of 3 values without a type.
    0x7c:
      id: list_untyped_4
      doc: A list of 4 values without a type.
    0x7d:
      id: list_untyped_5
      doc: A list of 5 values without a type.
    0x7e:
      id: list_untyped_6
      doc: A list of 6 values without a type.
    0x7f:
      id: list_untyped_7
      doc: A list of 7 values without a type.
