meta:
  id: xml
  title: XML
  file-extension:
    - xml
  license: Apache-2.0
  xref:
    mime: application/xml
    wikidata: Q2115
doc: |
  Extensible Markup Language 1.0, as bytes: tags, attributes, text, comments and what else stands in a document in UTF-8.
  Elements that libraries write for the members and lists of objects are told as such. Entities are not expanded, and
  nothing outside of the document is looked at.
doc-ref:
  - https://www.w3.org/TR/xml/
-hexplain-decoder: xml
seq:
  - id: text
    type: str
    encoding: UTF-8
    size-eos: true
    doc: All of it; the decoder tells its parts.
