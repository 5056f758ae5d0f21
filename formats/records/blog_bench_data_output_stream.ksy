meta:
  id: blog_bench_data_output_stream
  title: BlogBench objects of a DataOutputStream, back to back
  license: Apache-2.0
  endian: be
  imports:
    - blog_bench_data_output
doc: |
  Records of `blog_bench_data_output` one after another up to the end of the bytes, with nothing between them: what a loop leaves in a
  buffer or a file.
doc-ref: "Still using Externalizable to get faster Serialization with Java ? (Java is the new C, 2013)"
-hexplain-samples: [records/blog_bench_data_output_stream-be.bin]
seq:
  - id: objects
    type: blog_bench_data_output
    repeat: eos
    -hexplain-logical: objects
