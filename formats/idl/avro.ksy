meta:
  id: avro
  title: Avro datum
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
  xref:
    mime: application/avro
    wikidata: Q790402
doc: |
  A value in the binary encoding of Apache Avro: the fields of its schema one after the other, without names, numbers or
  types. Nothing in the bytes says where a value begins, so the schema they were written by is needed to read any of them.
  In front there may be the marker of single object encoding, with the fingerprint of the schema.
doc-ref: https://avro.apache.org/docs/1.12.0/specification/
-hexplain-decoder: native avro
seq:
  - id: datum
    size-eos: true
    doc: What the schema says.
