meta:
  id: market_data_stream
  title: Market data, back to back
  license: Apache-2.0
  endian: le
  imports:
    - market_data
doc: |
  Records of `market_data` one after another up to the end of the bytes, with nothing between them: what a loop leaves in a
  buffer or a file.
doc-ref: "Did You Know the Fastest Way of Serializing a Java Field is not Serializing it at All? (Minborg, 2022)"
-hexplain-native-endian: true
-hexplain-samples: [records/market_data_stream-be.bin, records/market_data_stream-le.bin]
seq:
  - id: ticks
    type: market_data
    repeat: eos
    -hexplain-logical: ticks
