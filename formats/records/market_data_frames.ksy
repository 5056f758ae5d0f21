meta:
  id: market_data_frames
  title: Market data, each behind its length
  license: Apache-2.0
  endian: le
  imports:
    - market_data
doc: |
  Records of `market_data`, each behind the number of its bytes as an int: what is sent over a stream that has no borders of
  its own, and what a log keeps so that a reader can skip.
doc-ref: "Did You Know the Fastest Way of Serializing a Java Field is not Serializing it at All? (Minborg, 2022)"
-hexplain-native-endian: true
-hexplain-samples: [records/market_data_frames-be.bin, records/market_data_frames-le.bin]
seq:
  - id: ticks
    type: frame
    repeat: eos
    -hexplain-logical: ticks
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
        type: market_data
