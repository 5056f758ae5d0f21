meta:
  id: icmpv6_packet
  title: ICMPv6 packet
  license: Apache-2.0
  endian: be
  imports:
    - ipv6_packet
doc: |
  A message of ICMP for IPv6: errors, echoes, and the discovery of neighbours and routers.
doc-ref:
  - RFC 4443, section 2
  - RFC 4861, section 4 (neighbour discovery)
-hexplain-samples: [network/icmpv6_packet-neighbour.bin]
seq:
  - id: kind
    type: u1
    enum: kind
    -orig-id: type
    -hexplain-role: type
  - id: code
    type: u1
    doc: The reason, by the message's own numbers.
    -hexplain-role: type
  - id: checksum
    type: u2
    -hexplain-role: checksum
  - id: body
    size-eos: true
    type:
      switch-on: kind
      cases:
        kind::destination_unreachable: error
        kind::packet_too_big: error
        kind::time_exceeded: error
        kind::parameter_problem: error
        kind::echo: echo
        kind::echo_reply: echo
        kind::router_solicitation: router_solicitation
        kind::router_advertisement: router_advertisement
        kind::neighbour_solicitation: neighbour
        kind::neighbour_advertisement: neighbour
        kind::redirect: redirect
    if: not _io.eof
    -hexplain-role: value
types:
  error:
    seq:
      - id: detail
        type: u4
        doc: The link's largest packet, or a pointer; 0 where there is nothing to say.
        -hexplain-role: header
      - id: quoted
        size-eos: true
        if: not _io.eof
        doc: As much of the packet it is about as fits.
        -hexplain-role: value
  echo:
    seq:
      - id: identifier
        type: u2
        -hexplain-role: reference
      - id: sequence_number
        type: u2
        -hexplain-role: header
      - id: payload
        size-eos: true
        if: not _io.eof
        -hexplain-opaque: true
        doc: Comes back with the reply.
        -hexplain-role: value
  router_solicitation:
    seq:
      - id: reserved
        type: u4
        -hexplain-role: header
      - id: options
        type: option
        repeat: eos
  router_advertisement:
    seq:
      - id: hop_limit
        type: u1
      - id: managed
        type: b1
      - id: other_configuration
        type: b1
      - id: flags
        type: b6
      - id: router_lifetime
        type: u2
        doc: Seconds.
      - id: reachable_time
        type: u4
        doc: Milliseconds, as is the next.
      - id: retransmission_time
        type: u4
      - id: options
        type: option
        repeat: eos
  neighbour:
    doc: A solicitation has no flags.
    seq:
      - id: is_router
        type: b1
      - id: is_solicited
        type: b1
      - id: overrides
        type: b1
      - id: reserved
        type: b29
        -hexplain-role: header
      - id: target
        type: ipv6_packet::address
      - id: options
        type: option
        repeat: eos
  redirect:
    seq:
      - id: reserved
        type: u4
        -hexplain-role: header
      - id: target
        type: ipv6_packet::address
      - id: destination
        type: ipv6_packet::address
      - id: options
        type: option
        repeat: eos
  option:
    doc: RFC 4861, section 4.6.
    seq:
      - id: kind
        type: u1
        enum: option_kind
        -hexplain-role: type
      - id: len_option
        type: u1
        valid:
          min: 1
        doc: All of it, in units of eight bytes.
        -hexplain-role: length
      - id: content
        size: len_option * 8 - 2
        -hexplain-role: value
        -hexplain-opaque: true
enums:
  kind:
    1: destination_unreachable
    2: packet_too_big
    3: time_exceeded
    4: parameter_problem
    128: echo
    129: echo_reply
    130: listener_query
    131: listener_report
    132: listener_done
    133: router_solicitation
    134: router_advertisement
    135: neighbour_solicitation
    136: neighbour_advertisement
    137: redirect
    143: listener_report_2
    155: rpl_control
  option_kind:
    1: source_link_layer_address
    2: target_link_layer_address
    3: prefix_information
    4: redirected_header
    5: mtu
    14: nonce
    24: route_information
    25: recursive_dns_server
    31: dns_search_list
