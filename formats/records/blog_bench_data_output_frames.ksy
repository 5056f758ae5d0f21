meta:
  id: blog_bench_data_output_frames
  title: BlogBench objects of a DataOutputStream, each behind its length
  license: Apache-2.0
  endian: be
  imports:
    - blog_bench_data_output
doc: |
  Records of `blog_bench_data_output`, each behind the number of its bytes as an int: what is sent over a stream that has no borders of
  its own, and what a log keeps so that a reader can skip.
doc-ref: "Still using Externalizable to get faster Serialization with Java ? (Java is the new C, 2013)"
-hexplain-samples: [records/blog_bench_data_output_frames-be.bin]
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
        type: blog_bench_data_output
