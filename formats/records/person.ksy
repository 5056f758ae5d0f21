meta:
  id: person
  title: Person record, from a buffer
  license: Apache-2.0
  endian: le
  imports:
    - blog_bench
doc: |
  A first and a last name as a ByteBuffer or sun.misc.Unsafe writes them, each as UTF-8 behind its length as an int: 18
  bytes for Ivan Ivanov. The class is that of "Java serialization: maximum speed without a rigid data structure", which
  writes it with libraries only. What a DataOutputStream writes is `person_data_output`.
-hexplain-native-endian: true
-hexplain-samples: [records/person-be.bin, records/person-le.bin]
seq:
  - id: first_name
    type: blog_bench::counted_text
    -orig-id: firstName
    -hexplain-logical: firstName
  - id: last_name
    type: blog_bench::counted_text
    -orig-id: lastName
    -hexplain-logical: lastName
