meta:
  id: blog_bench_array
  title: BlogBench array
  license: Apache-2.0
  endian: le
  imports:
    - blog_bench
doc: |
  An array of BlogBench objects as one writes it by hand: the number of elements as an int, then records of
  `blog_bench` one after another. Ten of them are the bulk of the article.
doc-ref: "Still using Externalizable to get faster Serialization with Java ? (Java is the new C, 2013)"
-hexplain-native-endian: true
-hexplain-samples: [records/blog_bench_array-be.bin, records/blog_bench_array-le.bin]
seq:
  - id: num_objects
    type: s4
    valid:
      min: 0
    doc: Elements of the array.
    -hexplain-role: length
  - id: objects
    type: blog_bench
    repeat: expr
    repeat-expr: num_objects
