package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;

/**
 * A network interface that packets were captured from.
 *
 * @param number among those of all sections, from 0
 * @param section of the file, from 0
 * @param linkType as the registry of link types numbers them: 1 is Ethernet
 * @param snaplen most bytes kept of a packet; 0 for all
 * @param name what the system calls it; empty where the file does not say
 * @param description words about it; empty where there are none
 * @param resolution units of time a second, such as 1,000,000
 * @param block where the file describes it
 */
public record CaptureInterface(
        int number,
        int section,
        int linkType,
        long snaplen,
        String name,
        String description,
        long resolution,
        Range block) {}
