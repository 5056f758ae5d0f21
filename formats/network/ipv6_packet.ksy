meta:
  id: ipv6_packet
  title: IPv6 packet
  license: Apache-2.0
  endian: be
  imports:
    - ipv4_packet
    - tcp_segment
    - udp_datagram
    - icmp_packet
    - icmpv6_packet
    - gre_packet
doc: |
  An Internet Protocol datagram, version 6: a header of fixed size, extension headers, each of which names the next, and
  what it carries.
doc-ref:
  - RFC 8200, sections 3 and 4
  - RFC 4302 (authentication header)
-hexplain-samples: [network/ipv6_packet-extensions.bin]
seq:
  - id: version
    type: b4
    valid: 6
    -hexplain-role: header
  - id: dscp
    type: b6
    doc: With the next, the traffic class.
    -hexplain-role: header
  - id: ecn
    type: b2
    enum: ipv4_packet::congestion
    -hexplain-role: header
  - id: flow_label
    type: b20
    -hexplain-role: header
  - id: payload_length
    type: u2
    doc: All behind this header. 0 in a jumbogram, and where it was left to the network card.
    -hexplain-role: length
  - id: next_header
    type: u1
    enum: ipv4_packet::ip_protocol
    -hexplain-role: type
  - id: hop_limit
    type: u1
    -hexplain-role: header
  - id: source
    type: address
  - id: destination
    type: address
  - id: payload
    type: payload
    size: len_claimed
    if: len_claimed <= len_available
  - id: cut_payload
    type: payload
    if: len_claimed > len_available
    doc: The same, of which the capture holds less than the header says.
  - id: not_captured
    size: len_claimed - len_available
    if: len_claimed > len_available
    doc: Bytes that the header promises and the capture does not hold.
instances:
  len_available:
    value: _io.size - _io.pos
    doc: Asked for first where the payload begins.
    -hexplain-hidden: true
  len_claimed:
    value: 'payload_length == 0 ? len_available : payload_length'
    -hexplain-hidden: true
types:
  address:
    seq:
      - id: octets
        size: 16
        -hexplain-role: header
  payload:
    seq:
      - id: extension_headers
        type: 'extension_header(_index == 0 ? first_kind : extension_headers[_index - 1].next_header.to_i)'
        repeat: until
        repeat-until: not _.is_followed
        if: >-
          first_kind == 0 or first_kind == 43 or first_kind == 44 or first_kind == 51 or first_kind == 60
          or first_kind == 135 or first_kind == 139 or first_kind == 140
      - id: body
        size-eos: true
        type:
          switch-on: body_kind
          cases:
            1: icmp_packet
            4: ipv4_packet
            6: tcp_segment
            17: udp_datagram
            41: ipv6_packet
            47: gre_packet
            58: icmpv6_packet
        if: not _io.eof
        doc: What the last header says, or a part of it where the datagram is fragmented.
        -hexplain-role: value
    instances:
      first_kind:
        value: _parent.next_header.to_i
        -hexplain-hidden: true
      body_kind:
        value: >-
          first_kind == 0 or first_kind == 43 or first_kind == 44 or first_kind == 51 or first_kind == 60
          or first_kind == 135 or first_kind == 139 or first_kind == 140
          ? (extension_headers.last.is_part ? 256 : extension_headers.last.next_header.to_i) : first_kind
        -hexplain-hidden: true
  extension_header:
    params:
      - id: kind
        type: u1
        doc: What the header before says this one is, of ipv4_packet::ip_protocol.
    seq:
      - id: next_header
        type: u1
        enum: ipv4_packet::ip_protocol
        doc: What follows this header.
        -hexplain-role: type
      - id: len_header
        type: u1
        if: kind != 44
        doc: In units of eight bytes, without the first eight; of the authentication header of four, without two of these.
        -hexplain-role: length
      - id: fragment
        type: fragment
        if: kind == 44
      - id: content
        size: 'kind == 51 ? len_header * 4 + 6 : len_header * 8 + 6'
        type:
          switch-on: kind
          cases:
            0: options
            43: routing
            51: authentication
            60: options
        if: kind != 44
    instances:
      is_part:
        value: 'kind == 44 and (fragment.offset != 0 or fragment.more)'
        -hexplain-hidden: true
      is_followed:
        value: >-
          not is_part and (next_header.to_i == 0 or next_header.to_i == 43 or next_header.to_i == 44
          or next_header.to_i == 51 or next_header.to_i == 60 or next_header.to_i == 135 or next_header.to_i == 139
          or next_header.to_i == 140)
        -hexplain-hidden: true
  fragment:
    doc: RFC 8200, section 4.5.
    seq:
      - id: reserved
        type: u1
        -hexplain-role: header
      - id: offset
        type: b13
        doc: Where the data stands in the datagram's, in units of eight bytes.
        -hexplain-role: header
      - id: reserved_bits
        type: b2
        -hexplain-role: header
      - id: more
        type: b1
        -hexplain-role: header
      - id: identification
        type: u4
        -hexplain-role: header
  options:
    doc: Of the hop-by-hop and the destination header; RFC 8200, section 4.2.
    seq:
      - id: options
        type: option
        repeat: eos
  option:
    seq:
      - id: kind
        type: u1
        enum: option_kind
        -hexplain-role: type
      - id: len_content
        type: u1
        if: kind != option_kind::pad_1
        -hexplain-role: length
      - id: content
        size: len_content
        if: kind != option_kind::pad_1
        -hexplain-opaque: true
  routing:
    doc: RFC 8200, section 4.4.
    seq:
      - id: routing_type
        type: u1
        enum: routing_type
        -hexplain-role: type
      - id: segments_left
        type: u1
        -hexplain-role: header
      - id: content
        size-eos: true
        -hexplain-role: header
  authentication:
    doc: RFC 4302, section 2.
    seq:
      - id: reserved
        type: u2
        -hexplain-role: header
      - id: security_parameters_index
        type: u4
        -hexplain-role: reference
      - id: sequence_number
        type: u4
        -hexplain-role: header
      - id: integrity_check_value
        size-eos: true
        -hexplain-role: checksum
enums:
  option_kind:
    0x00: pad_1
    0x01: pad_n
    0x05: router_alert
    0x07: calipso
    0x08: smf_dpd
    0x0f: performance_and_diagnostic_metrics
    0x22: rpl_option
    0x26: quick_start
    0x30: minimum_path_mtu
    0x31: ioam_destination
    0x11: ioam_hop_by_hop
    0x04: tunnel_encapsulation_limit
    0x8b: ilnp_nonce
    0xc2: jumbo_payload
    0xc9: home_address
    0xee: mpl_option
  routing_type:
    0: source_route
    2: mobile_ipv6
    3: rpl_source_route
    4: segment_routing
    5: compact_16
    6: compact_32
