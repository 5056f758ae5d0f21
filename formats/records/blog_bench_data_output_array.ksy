meta:
  id: blog_bench_data_output_array
  title: BlogBench array of a DataOutputStream
  license: Apache-2.0
  endian: be
  imports:
    - blog_bench_data_output
doc: |
  An array of BlogBench objects as one writes it by hand: the number of elements as an int, then records of
  `blog_bench_data_output` one after another. Ten of them are the bulk of the article.
doc-ref: "Still using Externalizable to get faster Serialization with Java ? (Java is the new C, 2013)"
-hexplain-samples: [records/blog_bench_data_output_array-be.bin]
seq:
  - id: num_objects
    type: s4
    valid:
      min: 0
    doc: Elements of the array.
    -hexplain-role: length
  - id: objects
    type: blog_bench_data_output
    repeat: expr
    repeat-expr: num_objects
