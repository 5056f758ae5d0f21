meta:
  id: blog_bench_data_output
  title: BlogBench record, from a DataOutputStream
  license: Apache-2.0
  endian: be
  imports:
    - blog_bench
doc: |
  The class of the article "Still using Externalizable to get faster Serialization with Java ?" as a DataOutputStream
  writes it, and as the body that its Externalizable copy writes: 108 bytes for BlogBench(13), big-endian always.
  Within an object stream the body is a block of data, behind a class descriptor that says nothing of the fields.
doc-ref: "Still using Externalizable to get faster Serialization with Java ? (Java is the new C, 2013)"
-hexplain-samples: [records/blog_bench_data_output-be.bin]
seq:
  - id: str
    type: utf
    -orig-id: str
    -hexplain-logical: str
  - id: str1
    type: utf
    -orig-id: str1
    -hexplain-logical: str1
  - id: str2
    type: utf
    -orig-id: str2
    -hexplain-logical: str2
  - id: rest
    type: blog_bench::numbers
types:
  utf:
    doc: |
      What writeUTF writes: modified UTF-8 behind the number of its bytes. U+0000 is written as C0 80, and characters
      beyond U+FFFF as two surrogates of three bytes each; everything else is as in UTF-8.
    seq:
      - id: len_text
        type: u2
        doc: Bytes, not characters; at most 65535.
        -hexplain-role: length
      - id: text
        type: str
        size: len_text
        encoding: MUTF-8
