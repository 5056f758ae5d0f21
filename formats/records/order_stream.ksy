meta:
  id: order_stream
  title: Orders, back to back
  license: Apache-2.0
  endian: le
  imports:
    - order
doc: |
  Records of `order` one after another up to the end of the bytes, with nothing between them: what a loop leaves in a
  buffer or a file.
doc-ref: "Native C/C++ Like Performance For Java Object Serialisation (Mechanical Sympathy, 2012)"
-hexplain-native-endian: true
-hexplain-samples: [records/order_stream-be.bin, records/order_stream-le.bin]
seq:
  - id: orders
    type: order
    repeat: eos
    -hexplain-logical: orders
