meta:
  id: order
  title: Order record (ObjectToBeSerialised)
  license: Apache-2.0
  endian: le
doc: |
  The order of the article "Native C/C++ Like Performance For Java Object Serialisation", written field after field
  without names: 185 bytes with ten prices and ten quantities.

  The same bytes come from a ByteBuffer, element by element or with arrays copied in bulk through a view, from
  sun.misc.Unsafe, from a DataOutputStream, and as the body that an Externalizable class writes. What differs is the
  byte order: big-endian from a DataOutputStream, an Externalizable class and a ByteBuffer that was not told otherwise,
  that of the machine from Unsafe and from a ByteBuffer in native order.
doc-ref: "Native C/C++ Like Performance For Java Object Serialisation (Mechanical Sympathy, 2012)"
-hexplain-native-endian: true
-hexplain-samples: [records/order-be.bin, records/order-le.bin]
seq:
  - id: source_id
    type: s8
    doc: Where the order came from.
    -orig-id: sourceId
    -hexplain-logical: sourceId
  - id: special
    type: u1
    enum: java_boolean
    doc: One byte, although only one bit of it matters. Readers take anything but 0 for true.
    -orig-id: special
    -hexplain-logical: special
  - id: order_code
    type: s4
    doc: What kind of order it is.
    -orig-id: orderCode
    -hexplain-logical: orderCode
  - id: priority
    type: s4
    -orig-id: priority
    -hexplain-logical: priority
  - id: num_prices
    type: s4
    valid:
      min: 0
    doc: Elements of `prices`.
    -hexplain-role: length
  - id: prices
    type: f8
    repeat: expr
    repeat-expr: num_prices
    -orig-id: prices
    -hexplain-logical: prices
  - id: num_quantities
    type: s4
    valid:
      min: 0
    doc: Elements of `quantities`.
    -hexplain-role: length
  - id: quantities
    type: s8
    repeat: expr
    repeat-expr: num_quantities
    -orig-id: quantities
    -hexplain-logical: quantities
enums:
  java_boolean:
    0:
      id: 'false'
      doc: What putBoolean and writeBoolean write for false.
    1:
      id: 'true'
      doc: What putBoolean and writeBoolean write for true.
