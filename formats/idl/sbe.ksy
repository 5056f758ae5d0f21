meta:
  id: sbe
  title: Simple Binary Encoding messages
  file-extension: sbe
  license: Apache-2.0
  endian: le
  ks-version: '0.10'
doc: |
  Messages in FIX Simple Binary Encoding: a header that names template and version, a block of fields at fixed offsets,
  repeating groups, and variable data. The bytes hold values only; names, types and offsets come from the message schema.
doc-ref:
  - https://www.fixtrading.org/standards/sbe-online/
  - https://github.com/FIXTradingCommunity/fix-simple-binary-encoding
-hexplain-decoder: sbe
seq:
  - id: block_length
    type: u2
    doc: Bytes of the fields at fixed offsets, as most schemas lay the header out.
    -hexplain-role: header
  - id: template_id
    type: u2
    doc: The message, by the number its schema gives it.
    -hexplain-role: type
