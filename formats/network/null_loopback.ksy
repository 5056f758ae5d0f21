meta:
  id: null_loopback
  title: BSD loopback packet
  license: Apache-2.0
  imports:
    - ipv4_packet
    - ipv6_packet
doc: |
  What BSD, macOS and Npcap capture on a loopback interface: an address family, then a packet. The family is in the byte
  order of the machine that captured, which its zeros tell; that of OpenBSD is always big-endian.
doc-ref: https://www.tcpdump.org/linktypes.html (LINKTYPE_NULL, LINKTYPE_LOOP)
-hexplain-samples: [network/null_loopback-le.bin]
seq:
  - id: family
    type: family
  - id: body
    type:
      switch-on: family.number.to_i
      cases:
        2: ipv4_packet
        10: ipv6_packet
        23: ipv6_packet
        24: ipv6_packet
        28: ipv6_packet
        30: ipv6_packet
        _: opaque
    if: not _io.eof
  - id: padding
    size-eos: true
    if: not _io.eof
    -hexplain-role: padding
types:
  family:
    meta:
      endian:
        switch-on: upper_half
        cases:
          0: be
          _: le
    seq:
      - id: number
        type: u4
        enum: address_family
        -hexplain-role: type
    instances:
      upper_half:
        pos: _io.pos
        type: u2be
        -hexplain-hidden: true
  opaque:
    doc: What is not taken apart further.
    seq:
      - id: content
        size-eos: true
        -hexplain-role: value
        -hexplain-opaque: true
enums:
  address_family:
    2: ipv4
    7: osi
    10: ipv6_linux
    23: ipx_or_windows_ipv6
    24: ipv6_netbsd
    28: ipv6_freebsd
    30: ipv6_macos
