meta:
  id: person_data_output
  title: Person record, from a DataOutputStream
  license: Apache-2.0
  endian: be
  imports:
    - blog_bench_data_output
doc: |
  A first and a last name as a DataOutputStream writes them by writeUTF, and as the body of the class's Externalizable
  copy: 14 bytes for Ivan Ivanov, big-endian always.
-hexplain-samples: [records/person_data_output-be.bin]
seq:
  - id: first_name
    type: blog_bench_data_output::utf
    -orig-id: firstName
    -hexplain-logical: firstName
  - id: last_name
    type: blog_bench_data_output::utf
    -orig-id: lastName
    -hexplain-logical: lastName
