meta:
  id: avro_container
  title: Avro object container file
  file-extension: avro
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
  xref:
    mime: application/avro
    wikidata: Q790402
doc: |
  Objects of one schema in the binary encoding of Apache Avro, with the schema in front: a header with metadata, then
  blocks of objects, each followed by the file's own sync marker. Blocks may be compressed; what they unpack to is shown
  below them.
doc-ref: https://avro.apache.org/docs/1.12.0/specification/#object-container-files
-hexplain-signature:
  offset: 0
  bytes: [0x4f, 0x62, 0x6a, 0x01]
-hexplain-decoder: native avro
seq:
  - id: magic
    contents: [0x4f, 0x62, 0x6a, 0x01]
    doc: Obj and the version of the format, 1.
    -hexplain-role: magic
