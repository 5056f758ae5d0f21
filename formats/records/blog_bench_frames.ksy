meta:
  id: blog_bench_frames
  title: BlogBench objects, each behind its length
  license: Apache-2.0
  endian: le
  imports:
    - blog_bench
doc: |
  Records of `blog_bench`, each behind the number of its bytes as an int: what is sent over a stream that has no borders of
  its own, and what a log keeps so that a reader can skip.
doc-ref: "Still using Externalizable to get faster Serialization with Java ? (Java is the new C, 2013)"
-hexplain-native-endian: true
-hexplain-samples: [records/blog_bench_frames-be.bin, records/blog_bench_frames-le.bin]
seq:
  - id: objects
    type: frame
    repeat: eos
    -hexplain-logical: objects
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
        type: blog_bench
