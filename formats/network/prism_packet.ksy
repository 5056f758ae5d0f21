meta:
  id: prism_packet
  title: Prism packet
  license: Apache-2.0
  imports:
    - ieee80211_frame
doc: |
  A frame of a wireless network behind the header of Prism drivers, which says how it was received: a list of numbers, in
  the byte order of the machine. Link type 119; some drivers wrote the header of AVS under the same number.
doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_IEEE802_11_PRISM.html
-hexplain-samples: [network/prism_packet-avs.bin, network/prism_packet-data.bin]
seq:
  - id: header
    type: header
    if: not is_avs
  - id: frame
    type: ieee80211_frame
    if: not is_avs and not _io.eof
  - id: avs
    type: avs_packet
    if: is_avs
instances:
  first_word:
    pos: 0
    type: u4be
    -hexplain-hidden: true
  is_avs:
    value: first_word >> 12 == 0x80211
    -hexplain-hidden: true
types:
  header:
    meta:
      endian:
        switch-on: order
        cases:
          0x44000000: le
          _: be
    seq:
      - id: code
        type: u4
        doc: 0x44, what the driver calls a message of a received frame.
        -hexplain-role: magic
      - id: length
        type: u4
        doc: Of the header.
        valid:
          min: 8
        -hexplain-role: length
      - id: body
        type: body
        size: length - 8
    instances:
      order:
        pos: _io.pos
        type: u4be
        -hexplain-hidden: true
    types:
      body:
        seq:
          - id: device
            type: strz
            size: 16
            encoding: ASCII
            -hexplain-role: name
          - id: values
            type: value
            repeat: expr
            repeat-expr: (_io.size - 16) / 12
          - id: others
            size-eos: true
            if: not _io.eof
            -hexplain-opaque: true
      value:
        seq:
          - id: item
            type: u4
            enum: item
            -hexplain-role: type
          - id: is_absent
            type: u2
            doc: 0 where the number counts.
            -hexplain-role: header
          - id: len_value
            type: u2
            -hexplain-role: length
          - id: number
            type: u4
        to-string: f"{item}"
  avs_packet:
    meta:
      endian: be
    doc: The AVS monitor header, then the frame. Link type 163.
    doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_IEEE802_11_AVS.html
    seq:
      - id: version
        type: u4
        doc: 0x80211001 or 0x80211002.
        -hexplain-role: magic
      - id: length
        type: u4
        doc: Of the header.
        valid:
          min: 64
        -hexplain-role: length
      - id: header
        type: avs_header
        size: length - 8
      - id: frame
        type: ieee80211_frame
        if: not _io.eof
  avs_header:
    meta:
      endian: be
    seq:
      - id: mac_time
        type: u8
        doc: Microseconds of the receiver's clock.
      - id: host_time
        type: u8
      - id: physical_layer
        type: u4
        enum: physical_layer
      - id: channel
        type: u4
      - id: data_rate
        type: u4
        doc: In units of 100 kbit/s.
      - id: antenna
        type: u4
      - id: priority
        type: u4
      - id: signal_kind
        type: u4
        enum: signal_kind
      - id: signal
        type: s4
      - id: noise
        type: s4
      - id: preamble
        type: u4
      - id: encoding
        type: u4
      - id: others
        size-eos: true
        if: not _io.eof
        -hexplain-opaque: true
        doc: Of version 2, and of drivers.
enums:
  item:
    0x00010044: host_time
    0x00020044: mac_time
    0x00030044: channel
    0x00040044: rssi
    0x00050044: signal_quality
    0x00060044: signal
    0x00070044: noise
    0x00080044: rate
    0x00090044: is_transmitted
    0x000a0044: len_frame
    0x00001041: host_time_2
    0x00002041: mac_time_2
    0x00003041: channel_2
    0x00004041: rssi_2
    0x00005041: signal_quality_2
    0x00006041: signal_2
    0x00007041: noise_2
    0x00008041: rate_2
    0x00009041: is_transmitted_2
    0x0000a041: len_frame_2
  physical_layer:
    0: unknown
    1: fhss_802_11_97
    2: dsss_802_11_97
    3: infrared_802_11_97
    4: dsss_802_11b
    5: pbcc_802_11b
    6: ofdm_802_11g
    7: pbcc_802_11g
    8: ofdm_802_11a
  signal_kind:
    0: none
    1: normalized_rssi
    2: dbm
    3: raw_rssi
