package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** The last resort: numbers and hex digits in messages that are not known, where these are bytes of something known. */
final class NumberSymptoms {
    private NumberSymptoms() {}

    static List<Symptom> all() {
        return List.of(numberIsText(), hexIsKnown());
    }

    private static Symptom numberIsText() {
        return Symptom.of("number-is-text", "Any library", "A number in the message is bytes of something else")
                .example("com.example.ProtocolException: bad length 1347703880 in header")
                .says("(?:exception|error|invalid|illegal|bad|wrong|unknown|unexpected|"
                        + "unsupported|exceeds|corrupt|too large|"
                        + "too long)\\b[^\\n]{0,60}?\\b(?:len(?:gth)?|size|magic|header|version|"
                        + "frame|packet|count|capacity|allocate|bytes|number|tag|code|signature|"
                        + "marker|byte)\\b[^\\n]{0,30}?(?<![\\w.-])(-?\\d{8,10})(?![\\w.])")
                .where(found -> MessageBytes.isTelling(found.group(1)))
                .showsLength()
                .why("A program read four bytes as a number, and these bytes are not one:"
                        + " they are the start of another protocol or format, or text.")
                .look(new Clue.Start())
                .remedies(
                        "Compare who writes with who reads: protocol, port, compression, byte" + " order.",
                        "Open the bytes here.");
    }

    private static Symptom hexIsKnown() {
        return Symptom.of("hex-is-known", "Any library", "Hex digits in the message are bytes of something known")
                .example("com.example.FormatException: bad magic 0xACED0005")
                .says("(?:exception|error|invalid|illegal|bad|wrong|unknown|unexpected|"
                        + "unsupported|corrupt|mismatch)\\b[^\\n]{0,60}?\\b(?:magic|header|"
                        + "signature|start|begin\\w{0,5}|prefix|bytes?|marker|found|got|was|"
                        + "but)\\b[^\\n]{0,30}?(?<![\\w.])(?:0x)?([0-9a-f]{8}|"
                        + "[0-9a-f]{4})(?![\\w.])")
                .where(found -> MessageBytes.isKnownHex(found.group(1)))
                .showsHex()
                .why("The message shows the first bytes that were read. They belong to"
                        + " another format than the one that was expected.")
                .look(new Clue.Start())
                .remedies("Compare who writes with who reads: format, compression, encoding.", "Open the bytes here.");
    }
}
