package dev.hexplain.ingest.dialects;

/** Counts of the numbers of a list, from which the confidence is computed. */
final class NumberCounts {
    long numbers;
    long foreign;
    /** Numbers of one digit. */
    long single;
    /** Numbers with a zero in front, which a list without padding has none of. */
    long padded;
    /** Numbers of eight digits with an extended sign. */
    long extended;
    /** Numbers with a letter. */
    long letters;
    /** Numbers in decimal that pairs of hex digits do not write: of three digits, or with a sign. */
    long decimal;

    void take(String token, byte[] octets) {
        numbers++;
        foreign += octets.length == 0 ? 1 : 0;
        single += token.length() == 1 ? 1 : 0;
        padded += token.length() > 1 && token.charAt(0) == '0' && !token.startsWith("0x") ? 1 : 0;
        extended +=
                token.length() >= 8 && octets.length > 0 ? Math.max(1, (token.length() - 2L * octets.length) / 6) : 0;
        letters += token.chars().anyMatch(c -> c > '9') ? 1 : 0;
        decimal += token.startsWith("-") || (token.length() == 3 && octets.length == 1) ? 1 : 0;
    }

    /** Whether it is one token, of many bytes. */
    boolean joined() {
        return numbers == 1 && extended > 1;
    }
}
