meta:
  id: java_serialization
  title: Java object serialization stream
  file-extension: ser
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
  xref:
    mime: application/x-java-serialized-object
    justsolve: Java_serialized_object
doc: |
  What `java.io.ObjectOutputStream` writes: objects with the descriptors of their classes, primitive data in
  blocks, and back references (handles) to everything written before. Class descriptors name the fields and their
  types, so a stream explains itself without the classes, except where a class wrote its data with code of its own.
doc-ref:
  - https://docs.oracle.com/en/java/javase/25/docs/specs/serialization/protocol.html
  - https://docs.oracle.com/en/java/javase/25/docs/api/java.base/java/io/ObjectStreamConstants.html
-hexplain-signature:
  offset: 0
  bytes: [0xac, 0xed, 0x00, 0x05]
-hexplain-decoder: javaserialization
-hexplain-samples: java
seq:
  - id: magic
    contents: [0xac, 0xed]
    doc: STREAM_MAGIC, the first two bytes of every stream.
    -hexplain-role: magic
  - id: version
    type: u2
    enum: stream_version
    doc: STREAM_VERSION. Protocol version 1 and 2 streams both say 5.
    -hexplain-role: header
enums:
  stream_version:
    5:
      id: stream_version
      -orig-id: STREAM_VERSION
      doc: The only version ever written.
  tc:
    0x70:
      id: tc_null
      -orig-id: TC_NULL
      doc: The null reference.
    0x71:
      id: tc_reference
      -orig-id: TC_REFERENCE
      doc: A handle follows, of something written before in this stream.
    0x72:
      id: tc_classdesc
      -orig-id: TC_CLASSDESC
      doc: "A class descriptor: name, serialVersionUID, flags, fields, annotation, super class."
    0x73:
      id: tc_object
      -orig-id: TC_OBJECT
      doc: An object; its class descriptor and the data of its classes follow.
    0x74:
      id: tc_string
      -orig-id: TC_STRING
      doc: A string of at most 65535 bytes of modified UTF-8.
    0x75:
      id: tc_array
      -orig-id: TC_ARRAY
      doc: An array; its class descriptor, its size and its elements follow.
    0x76:
      id: tc_class
      -orig-id: TC_CLASS
      doc: A java.lang.Class; the descriptor of the class follows.
    0x77:
      id: tc_blockdata
      -orig-id: TC_BLOCKDATA
      doc: Primitive data that a class wrote with code of its own, at most 255 bytes.
    0x78:
      id: tc_endblockdata
      -orig-id: TC_ENDBLOCKDATA
      doc: The end of the data a class wrote with code of its own, or of an annotation.
    0x79:
      id: tc_reset
      -orig-id: TC_RESET
      doc: Forgets all handles; what follows counts from 0x7E0000 again.
    0x7a:
      id: tc_blockdatalong
      -orig-id: TC_BLOCKDATALONG
      doc: Primitive data that a class wrote with code of its own, with a length of four bytes.
    0x7b:
      id: tc_exception
      -orig-id: TC_EXCEPTION
      doc: Writing the object before failed; the exception follows, between two resets of the handles.
    0x7c:
      id: tc_longstring
      -orig-id: TC_LONGSTRING
      doc: A string of more than 65535 bytes of modified UTF-8.
    0x7d:
      id: tc_proxyclassdesc
      -orig-id: TC_PROXYCLASSDESC
      doc: "The descriptor of a dynamic proxy class: the names of its interfaces."
    0x7e:
      id: tc_enum
      -orig-id: TC_ENUM
      doc: An enum constant; the descriptor of its class and its name follow.
  sc:
    0x01:
      id: sc_write_method
      -orig-id: SC_WRITE_METHOD
      doc: The class has a writeObject method; what it wrote besides its fields stands in an annotation.
    0x02:
      id: sc_serializable
      -orig-id: SC_SERIALIZABLE
      doc: The class implements Serializable.
    0x04:
      id: sc_externalizable
      -orig-id: SC_EXTERNALIZABLE
      doc: The class implements Externalizable and wrote all its data with code of its own.
    0x08:
      id: sc_block_data
      -orig-id: SC_BLOCK_DATA
      doc: The externalizable data stands in blocks (protocol version 2), so it can be skipped without the class.
    0x10:
      id: sc_enum
      -orig-id: SC_ENUM
      doc: The class is an enum type.
  typecode:
    0x42: { id: byte, -orig-id: B, doc: byte }
    0x43: { id: char, -orig-id: C, doc: char }
    0x44: { id: double, -orig-id: D, doc: double }
    0x46: { id: float, -orig-id: F, doc: float }
    0x49: { id: int, -orig-id: I, doc: int }
    0x4a: { id: long, -orig-id: J, doc: long }
    0x53: { id: short, -orig-id: S, doc: short }
    0x5a: { id: boolean, -orig-id: Z, doc: boolean }
    0x5b: { id: array, -orig-id: "[", doc: array }
    0x4c: { id: object, -orig-id: L, doc: object }
