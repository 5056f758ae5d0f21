meta:
  id: market_data
  title: Market data record (MarketData)
  license: Apache-2.0
  endian: le
doc: |
  The market data of the article "Did You Know the Fastest Way of Serializing a Java Field is not Serializing it at
  All?": two longs and sixteen doubles, always 144 bytes.

  The same bytes come from a ByteBuffer, from a DataOutputStream (big-endian only), from sun.misc.Unsafe, and, in the
  order of the machine, as the image of a trivially copyable object of Chronicle: as all fields have eight bytes, they
  stand in the object in the order of the class, and its memory is copied in one piece.
doc-ref: "Did You Know the Fastest Way of Serializing a Java Field is not Serializing it at All? (Minborg, 2022)"
-hexplain-native-endian: true
-hexplain-samples: [records/market_data-be.bin, records/market_data-le.bin]
seq:
  - id: security_id
    type: s8
    doc: Number of the security.
    -orig-id: securityId
    -hexplain-logical: securityId
  - id: time
    type: s8
    doc: Milliseconds since 1970-01-01T00:00Z.
    -orig-id: time
    -hexplain-logical: time
  - id: bid_qty0
    type: f8
    doc: Quantity bid at level 0.
    -orig-id: bidQty0
    -hexplain-logical: bidQty0
  - id: bid_qty1
    type: f8
    doc: Quantity bid at level 1.
    -orig-id: bidQty1
    -hexplain-logical: bidQty1
  - id: bid_qty2
    type: f8
    doc: Quantity bid at level 2.
    -orig-id: bidQty2
    -hexplain-logical: bidQty2
  - id: bid_qty3
    type: f8
    doc: Quantity bid at level 3.
    -orig-id: bidQty3
    -hexplain-logical: bidQty3
  - id: ask_qty0
    type: f8
    doc: Quantity asked at level 0.
    -orig-id: askQty0
    -hexplain-logical: askQty0
  - id: ask_qty1
    type: f8
    doc: Quantity asked at level 1.
    -orig-id: askQty1
    -hexplain-logical: askQty1
  - id: ask_qty2
    type: f8
    doc: Quantity asked at level 2.
    -orig-id: askQty2
    -hexplain-logical: askQty2
  - id: ask_qty3
    type: f8
    doc: Quantity asked at level 3.
    -orig-id: askQty3
    -hexplain-logical: askQty3
  - id: bid_price0
    type: f8
    doc: Price bid at level 0.
    -orig-id: bidPrice0
    -hexplain-logical: bidPrice0
  - id: bid_price1
    type: f8
    doc: Price bid at level 1.
    -orig-id: bidPrice1
    -hexplain-logical: bidPrice1
  - id: bid_price2
    type: f8
    doc: Price bid at level 2.
    -orig-id: bidPrice2
    -hexplain-logical: bidPrice2
  - id: bid_price3
    type: f8
    doc: Price bid at level 3.
    -orig-id: bidPrice3
    -hexplain-logical: bidPrice3
  - id: ask_price0
    type: f8
    doc: Price asked at level 0.
    -orig-id: askPrice0
    -hexplain-logical: askPrice0
  - id: ask_price1
    type: f8
    doc: Price asked at level 1.
    -orig-id: askPrice1
    -hexplain-logical: askPrice1
  - id: ask_price2
    type: f8
    doc: Price asked at level 2.
    -orig-id: askPrice2
    -hexplain-logical: askPrice2
  - id: ask_price3
    type: f8
    doc: Price asked at level 3.
    -orig-id: askPrice3
    -hexplain-logical: askPrice3
