meta:
  id: order_frames
  title: Orders, each behind its length
  license: Apache-2.0
  endian: le
  imports:
    - order
doc: |
  Records of `order`, each behind the number of its bytes as an int: what is sent over a stream that has no borders of
  its own, and what a log keeps so that a reader can skip.
doc-ref: "Native C/C++ Like Performance For Java Object Serialisation (Mechanical Sympathy, 2012)"
-hexplain-native-endian: true
-hexplain-samples: [records/order_frames-be.bin, records/order_frames-le.bin]
seq:
  - id: orders
    type: frame
    repeat: eos
    -hexplain-logical: orders
types:
  frame:
    doc: A length and as many bytes.
    seq:
      - id: len_body
        type: s4
        valid:
          min: 0
        doc: Bytes of the record; its own four are not counted.
        -hexplain-role: length
      - id: body
        size: len_body
        type: order
