meta:
  id: hessian1
  title: Hessian 1
  file-extension: hessian
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
doc: |
  What Hessian 1.0 writers make of Java objects: each value begins with a letter for its type; objects are maps of a named
  type, with the names of their fields in each. Also the calls and replies around such values.
doc-ref:
  - http://hessian.caucho.com/doc/hessian-1.0-spec.xtp
-hexplain-decoder: hessian
seq:
  - id: tag
    type: u1
    enum: tag
    doc: The first byte of a value tells its type.
enums:
  tag:
    0x42:
      id: binary
      doc: "Binary data, or its last piece."
    0x44:
      id: double
      doc: "A double in eight bytes."
    0x46:
      id: 'false'
      doc: "The truth value false."
    0x48:
      id: header
      doc: "A header of a call or reply: its name and a value follow."
    0x49:
      id: int
      doc: "An int in four bytes."
    0x4a:
      id: ref_byte
      doc: "Drafts of 2.0: the number of a list, map or object in one byte."
    0x4b:
      id: ref_short
      doc: "Drafts of 2.0: the same in two bytes."
    0x4c:
      id: long
      doc: "A long in eight bytes."
    0x4d:
      id: map
      doc: "A map, or an object written as one, up to a z."
    0x4e:
      id: 'null'
      doc: "The null reference."
    0x4f:
      id: class_def
      doc: "Drafts of 2.0: the name of a class and of its fields follow."
    0x52:
      id: ref
      doc: "The number of a list or map begun before follows."
    0x53:
      id: string
      doc: "A string, or its last piece."
    0x54:
      id: 'true'
      doc: "The truth value true."
    0x56:
      id: list
      doc: "A list, up to a z."
    0x58:
      id: xml
      doc: "A document, or its last piece."
    0x62:
      id: binary_chunk
      doc: "A piece of binary data that is not its last."
    0x63:
      id: call
      doc: "A call of a method, up to a z."
    0x64:
      id: date
      doc: "Milliseconds since 1970, in eight bytes."
    0x66:
      id: fault
      doc: "What went wrong, as pairs up to a z."
    0x67:
      id: double_0
      doc: "Drafts of 2.0: the double 0."
    0x68:
      id: double_1
      doc: "Drafts of 2.0: the double 1."
    0x69:
      id: double_byte
      doc: "Drafts of 2.0: a double, in one byte."
    0x6a:
      id: double_short
      doc: "Drafts of 2.0: a double, in two bytes."
    0x6b:
      id: double_float
      doc: "Drafts of 2.0: a double, as a float."
    0x6c:
      id: length
      doc: "The length of a list in four bytes."
    0x6d:
      id: method
      doc: "The name of the method that is called."
    0x6e:
      id: length_byte
      doc: "The length of a list in one byte."
    0x6f:
      id: object
      doc: "Drafts of 2.0: an object; the number of its class follows."
    0x70:
      id: message
      doc: "Drafts of 2.0: a message, up to a z."
    0x72:
      id: reply
      doc: "A reply, up to a z; as a value, a remote object."
    0x73:
      id: string_chunk
      doc: "A piece of a string that is not its last."
    0x74:
      id: type
      doc: "The name of a type."
    0x75:
      id: type_ref
      doc: "Drafts of 2.0: the number of a type named before."
    0x76:
      id: list_repeated
      doc: "Drafts of 2.0: a list of a type named before; its number and the list's length follow."
    0x77:
      id: long_int
      doc: "Drafts of 2.0: a long in four bytes."
    0x78:
      id: xml_chunk
      doc: "A piece of a document that is not its last."
    0x7a:
      id: end
      doc: "The end of a list, map, call or reply."
