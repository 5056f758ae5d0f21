meta:
  id: tcp_segment
  title: TCP segment
  license: Apache-2.0
  endian: be
doc: |
  A segment of the Transmission Control Protocol: ports, where its bytes stand in the stream, flags, options, and the
  bytes themselves. What they mean is a matter of the stream, which captures put together from segments.
doc-ref:
  - RFC 9293, section 3.1
  - RFC 7323 (window scale, timestamps), RFC 2018 (selective acknowledgment)
-hexplain-samples: [network/tcp_segment-options.bin]
seq:
  - id: source_port
    type: u2
    -hexplain-role: header
  - id: destination_port
    type: u2
    -hexplain-role: header
  - id: sequence_number
    type: u4
    doc: Of the first byte of data; of the flag, where SYN is set.
    -hexplain-role: header
  - id: acknowledgment_number
    type: u4
    doc: The next byte that is expected, where ACK is set.
    -hexplain-role: header
  - id: data_offset
    type: b4
    valid:
      min: 5
    doc: Of the data, in words of four bytes.
    -hexplain-role: length
  - id: reserved
    type: b3
    -hexplain-role: header
  - id: ae
    type: b1
    doc: Accurate ECN; once the nonce sum.
    -hexplain-role: header
  - id: cwr
    type: b1
    doc: The congestion window was reduced.
    -hexplain-role: header
  - id: ece
    type: b1
    doc: Echo of congestion.
    -hexplain-role: header
  - id: urg
    type: b1
    -hexplain-role: header
  - id: ack
    type: b1
    -hexplain-role: header
  - id: psh
    type: b1
    -hexplain-role: header
  - id: rst
    type: b1
    -hexplain-role: header
  - id: syn
    type: b1
    -hexplain-role: header
  - id: fin
    type: b1
    -hexplain-role: header
  - id: window
    type: u2
    doc: What may be sent without an acknowledgment; both sides may have agreed to scale it.
    -hexplain-role: header
  - id: checksum
    type: u2
    -hexplain-role: checksum
  - id: urgent_pointer
    type: u2
    -hexplain-role: header
  - id: options
    type: options
    size: data_offset * 4 - 20
    if: data_offset > 5
  - id: payload
    size-eos: true
    if: not _io.eof
    -hexplain-role: value
    -hexplain-opaque: true
to-string: f"{source_port} → {destination_port}"
types:
  options:
    seq:
      - id: options
        type: option
        repeat: until
        repeat-until: _io.eof or _.ends_list
      - id: padding
        size-eos: true
        if: not _io.eof
        -hexplain-role: padding
  option:
    doc: One byte, or a kind, a length that counts both of its first bytes, and data.
    seq:
      - id: kind
        type: u1
        enum: option_kind
        -hexplain-role: type
      - id: len_option
        type: u1
        valid:
          min: 2
        if: kind.to_i > 1
        -hexplain-role: length
      - id: content
        size: len_option - 2
        type:
          switch-on: 'kind.to_i * 256 + len_option'
          cases:
            0x0204: maximum_segment_size
            0x0303: window_scale
            0x050a: blocks
            0x0512: blocks
            0x051a: blocks
            0x0522: blocks
            0x080a: timestamps
        if: kind.to_i > 1 and len_option > 2
    instances:
      ends_list:
        value: kind == option_kind::end_of_list
        -hexplain-hidden: true
  maximum_segment_size:
    seq:
      - id: size
        type: u2
  window_scale:
    seq:
      - id: shift
        type: u1
        doc: The window is shifted left by so many bits.
  blocks:
    doc: What has arrived behind a gap.
    seq:
      - id: blocks
        type: block
        repeat: eos
  block:
    seq:
      - id: left_edge
        type: u4
      - id: right_edge
        type: u4
  timestamps:
    seq:
      - id: value
        type: u4
      - id: echo_reply
        type: u4
enums:
  option_kind:
    0: end_of_list
    1: no_operation
    2: maximum_segment_size
    3: window_scale
    4: sack_permitted
    5: sack
    8: timestamps
    14: alternate_checksum
    19: md5_signature
    27: quick_start
    28: user_timeout
    29: authentication
    30: multipath
    34: fast_open
    69: encryption_negotiation
    172: accurate_ecn_0
    174: accurate_ecn_1
    253: experiment_1
    254: experiment_2
