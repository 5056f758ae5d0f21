meta:
  id: jrmp
  title: Java RMI wire protocol (JRMP)
  license: Apache-2.0
  endian: be
  ks-version: '0.10'
doc: |
  What a Java RMI client and server say to each other, one direction of a TCP connection: the handshake, calls or their
  returns, pings and acknowledgements. Each call and each return holds a Java serialization stream of its own, with the
  arguments, the value or the exception in it.

  The side that connects begins with `JRMI`, the one that accepted with an acknowledgement. A capture that starts later
  begins with a message.
doc-ref:
  - https://docs.oracle.com/en/java/javase/25/docs/specs/rmi/protocol.html
  - https://docs.oracle.com/en/java/javase/25/docs/specs/serialization/protocol.html
-hexplain-signature:
  offset: 0
  bytes: [0x4a, 0x52, 0x4d, 0x49]
-hexplain-ports: [1098, 1099]
-hexplain-decoder: jrmp
-hexplain-samples: network
seq:
  - id: magic
    contents: JRMI
    doc: The first four bytes of the side that connects.
    -hexplain-role: magic
  - id: version
    type: u2
    doc: Of the protocol. The specification says 1; the JDK has written 2 since 1.1.
    -hexplain-role: header
  - id: protocol
    type: u1
    enum: protocol
    doc: How messages go over the connection.
    -hexplain-role: header
enums:
  protocol:
    0x4b:
      id: stream_protocol
      -orig-id: StreamProtocol
      doc: Any number of messages, after both sides have named their endpoints.
    0x4c:
      id: single_op_protocol
      -orig-id: SingleOpProtocol
      doc: One message, and nothing before it, so that HTTP can carry it.
    0x4d:
      id: multiplex_protocol
      -orig-id: MultiplexProtocol
      doc: Several virtual connections in one, so that calls can go both ways.
  message:
    0x4e:
      id: protocol_ack
      -orig-id: ProtocolAck
      doc: The protocol is accepted; where the server sees the client follows.
    0x4f:
      id: protocol_not_supported
      -orig-id: ProtocolNotSupported
      doc: The protocol is not accepted; the connection ends.
    0x50:
      id: call
      -orig-id: Call
      doc: Calls a method of a remote object.
    0x51:
      id: return_data
      -orig-id: ReturnData
      doc: What a call gave, a value or an exception.
    0x52:
      id: ping
      -orig-id: Ping
      doc: Asks whether the other side is still there, before a connection is used again.
    0x53:
      id: ping_ack
      -orig-id: PingAck
      doc: It is.
    0x54:
      id: dgc_ack
      -orig-id: DgcAck
      doc: The remote objects of a return have arrived; their server need not keep them for the caller any longer.
    0xe1:
      id: open
      -orig-id: OPEN
      doc: Opens a virtual connection.
    0xe2:
      id: close
      -orig-id: CLOSE
      doc: Closes a virtual connection.
    0xe3:
      id: close_ack
      -orig-id: CLOSEACK
      doc: The virtual connection is closed.
    0xe4:
      id: request
      -orig-id: REQUEST
      doc: The receiver has room for so many bytes more.
    0xe5:
      id: transmit
      -orig-id: TRANSMIT
      doc: Bytes of a virtual connection.
  return_type:
    0x01:
      id: normal_return
      -orig-id: NormalReturn
      doc: The method returned; its value follows, unless it is void.
    0x02:
      id: exceptional_return
      -orig-id: ExceptionalReturn
      doc: The method, or getting to it, threw the exception that follows.
