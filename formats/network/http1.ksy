meta:
  id: http1
  title: HTTP/1.1
  license: Apache-2.0
  ks-version: '0.10'
  xref:
    mime: message/http
    wikidata: Q8777
doc: |
  Requests and responses of HTTP/1.0 and 1.1: a first line, headers, and a body whose length the headers say. One
  direction of a connection, from its beginning or from the middle, or a file that somebody saved.

  Bodies in chunks are joined and those that are compressed unpacked; WebSocket frames behind an upgrade are decoded too.
doc-ref:
  - https://www.rfc-editor.org/rfc/rfc9112
  - https://www.rfc-editor.org/rfc/rfc9110
-hexplain-ports: [80, 8000, 8080, 8081]
-hexplain-decoder: http1
seq:
  - id: start_line
    type: str
    terminator: 0x0a
    encoding: UTF-8
    doc: The request-line or the status-line of the first message.
