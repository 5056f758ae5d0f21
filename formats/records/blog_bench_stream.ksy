meta:
  id: blog_bench_stream
  title: BlogBench objects, back to back
  license: Apache-2.0
  endian: le
  imports:
    - blog_bench
doc: |
  Records of `blog_bench` one after another up to the end of the bytes, with nothing between them: what a loop leaves in a
  buffer or a file.
doc-ref: "Still using Externalizable to get faster Serialization with Java ? (Java is the new C, 2013)"
-hexplain-native-endian: true
-hexplain-samples: [records/blog_bench_stream-be.bin, records/blog_bench_stream-le.bin]
seq:
  - id: objects
    type: blog_bench
    repeat: eos
    -hexplain-logical: objects
