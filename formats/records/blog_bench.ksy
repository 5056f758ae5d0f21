meta:
  id: blog_bench
  title: BlogBench record, from a buffer
  license: Apache-2.0
  endian: le
doc: |
  The class of the article "Still using Externalizable to get faster Serialization with Java ?" as a ByteBuffer or
  sun.misc.Unsafe writes it: three strings as UTF-8 behind their length as an int, then the numbers. 114 bytes for
  BlogBench(13). What a DataOutputStream writes is `blog_bench_data_output`.
doc-ref: "Still using Externalizable to get faster Serialization with Java ? (Java is the new C, 2013)"
-hexplain-native-endian: true
-hexplain-samples: [records/blog_bench-be.bin, records/blog_bench-le.bin]
seq:
  - id: str
    type: counted_text
    -orig-id: str
    -hexplain-logical: str
  - id: str1
    type: counted_text
    -orig-id: str1
    -hexplain-logical: str1
  - id: str2
    type: counted_text
    -orig-id: str2
    -hexplain-logical: str2
  - id: rest
    type: numbers
types:
  counted_text:
    doc: A string behind the number of its bytes.
    seq:
      - id: len_text
        type: s4
        valid:
          min: 0
        doc: Bytes, not characters.
        -hexplain-role: length
      - id: text
        type: str
        size: len_text
        encoding: UTF-8
  numbers:
    doc: The fields that have a fixed size, the same whoever writes them.
    seq:
      - id: b0
        type: u1
        enum: java_boolean
        -hexplain-logical: b0
      - id: b1
        type: u1
        enum: java_boolean
        -hexplain-logical: b1
      - id: b2
        type: u1
        enum: java_boolean
        -hexplain-logical: b2
      - id: test1
        type: s4
        -hexplain-logical: test1
      - id: test2
        type: s4
        -hexplain-logical: test2
      - id: test3
        type: s4
        -hexplain-logical: test3
      - id: test4
        type: s4
        -hexplain-logical: test4
      - id: test5
        type: s4
        -hexplain-logical: test5
      - id: test6
        type: s4
        -hexplain-logical: test6
      - id: l1
        type: s8
        -hexplain-logical: l1
      - id: l2
        type: s8
        -hexplain-logical: l2
      - id: d
        type: f8
        -hexplain-logical: d
enums:
  java_boolean:
    0:
      id: 'false'
      doc: What putBoolean and writeBoolean write for false.
    1:
      id: 'true'
      doc: What putBoolean and writeBoolean write for true.
