package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Ion. */
final class IonSymptoms {
    private IonSymptoms() {}

    static List<Symptom> all() {
        return List.of(ionHeader(), ionLength(), ionType(), ionSymbol(), ionVersion(), ionDamaged(), ionText());
    }

    private static Symptom ionHeader() {
        return Symptom.of("ion-header", "Ion", "These bytes do not begin as binary Ion does")
                .example("com.amazon.ion.IonException: Invalid Ion version marker.")
                .says("Invalid Ion version marker|Unsupported Ion version: \\d|"
                        + "not at all an Ion binary|Binary data is too short: at least")
                .why("Binary Ion begins with E0 01 00 EA. Without it a reader takes the bytes"
                        + " for text; E0 with other numbers is another version or no Ion.")
                .look(new Clue.Start())
                .remedies(
                        "Take off what is before it: gzip (1F 8B) is unpacked by"
                                + " IonReaderBuilder itself, lengths and Base64 are not.",
                        "Compare the first four bytes.");
    }

    private static Symptom ionLength() {
        return Symptom.of("ion-length", "Ion", "A value of Ion is longer than what holds it")
                .example("com.amazon.ion.IonException: Value exceeds the length of its parent" + " container.")
                .says("Value exceeds the length of its parent container|"
                        + "Contained values overflowed the parent container length|"
                        + "Malformed data: declared length exceeds the number of bytes remaining in"
                        + " the (?:container|stream)|unexpected EOF in value at offset|"
                        + "(?:Ion\\w{0,20}Exception: |^)Unexpected EOF\\.")
                .why("Each value has its length, and containers hold whole values. Here a"
                        + " length goes beyond: the bytes were cut or changed, or a container was"
                        + " written without its end being known (a writer that was not closed).")
                .look(new Clue.Trouble())
                .remedies("Close the IonWriter before its bytes are taken.", "Compare lengths on both sides.");
    }

    private static Symptom ionType() {
        return Symptom.of("ion-type", "Ion", "A byte is no type of Ion")
                .example("com.amazon.ion.IonException: Invalid type ID.")
                .says("Invalid type ID\\.|invalid type id encountered: |"
                        + "Nested annotation wrappers are invalid|"
                        + "NOP padding is not allowed within annotation wrappers|"
                        + "Invalid annotation wrapper|Annotation wrapper length does not match")
                .why("The high four bits of a byte are the type, the low four the length;"
                        + " some combinations mean nothing, and annotations (E3 to EE) wrap exactly"
                        + " one value. The bytes were changed, or are no Ion behind their header.")
                .look(new Clue.Trouble())
                .remedies("Look at the value before: its length led the reader here.");
    }

    private static Symptom ionSymbol() {
        return Symptom.of("ion-symbol", "Ion", "A symbol has a number without a text")
                .example("com.amazon.ion.UnknownSymbolException: Unknown symbol text for $10")
                .says("Unknown symbol text for \\$?(\\d{1,9})|"
                        + "lacks a valid max_id field, but an exact match was not found in the cata"
                        + "log")
                .bytes(found -> found.group(1) == null
                        ? ""
                        : "numbers up to 9 are of the system; %s needs a table of symbols".formatted(found.group(1)))
                .why("Names of fields are numbers into a table of symbols, which is at"
                        + " the start of the stream ($ion_symbol_table) or is shared and known to a"
                        + " catalog. A value that was cut out of its stream has no table.")
                .look(new Clue.Start())
                .remedies(
                        "Keep the table with the value: write each value with a writer of its" + " own.",
                        "Give the reader the catalog with the shared tables that the writer" + " imported.");
    }

    private static Symptom ionVersion() {
        return Symptom.of("ion-version", "Ion", "The version of Ion is one that this library does not read")
                .example("com.amazon.ion.UnsupportedIonVersionException: Unsupported Ion version 1.1")
                .says(
                        "UnsupportedIonVersionException|unsupported Ion version \\d{1,3}\\.\\d{1,3}|Incomplete Ion version marker")
                .why(
                        "Binary Ion begins with E0, two bytes of the version (01 00 is 1.0) and EA. A library for 1.0 reads no other; other bytes that begin with E0 are no Ion.")
                .look(new Clue.Start())
                .remedies(
                        "Write Ion 1.0 (IonBinaryWriterBuilder.standard()).",
                        "Look at the first four bytes: E0 01 00 EA.");
    }

    private static Symptom ionDamaged() {
        return Symptom.of("ion-damaged", "Ion", "Bytes of Ion say what Ion does not allow")
                .example("com.amazon.ion.IonException: Illegal timestamp encoding.")
                .says(
                        "Illegal timestamp encoding|Int zero may not be negative|Annotation wrapper must wrap a value|Invalid NOP pad|Nop pad too short|Ordered struct must not be empty|Timestamp value cannot have length 0|Length of float read must be 0 or 8|Found a VarUInt that was too large|illegal (?:surr\\w{3,5}|utf) value encountered in input utf-8|declared length is too long")
                .why(
                        "Each value of binary Ion has a type, a length and a body of that type. This body does not fit: a byte was changed, or an earlier length was wrong, and what is read is no value.")
                .look(new Clue.Trouble())
                .remedies(
                        "Find the value before this one: its length is the likely fault.",
                        "Did the bytes pass through text (UTF-8, Latin-1)?");
    }

    private static Symptom ionText() {
        return Symptom.of("ion-text", "Ion", "A text is no Ion text")
                .example("com.amazon.ion.IonException: bad character [65533] encountered")
                .says(
                        "IonException: [^\\n]{0,60}(?:bad character \\[(\\d{1,7})\\]|badly formed (?:hexadecimal )?number|end encountered before closing quote|invalid (?:escape sequence|base64 character|numeric value|timestamp|null value)|Invalid leading zero|base64 character count)")
                .why(
                        "What does not begin with E0 01 00 EA is read as text. Here a sign stands where the grammar of Ion text allows none: binary Ion that lost its start, binary of another format, or a fault in the text.")
                .look(new Clue.Start())
                .remedies(
                        "65533 (U+FFFD) is what a decoder writes for bytes that are no UTF-8: the bytes went through a text.",
                        "Otherwise look at the line and column that the message names.");
    }
}
