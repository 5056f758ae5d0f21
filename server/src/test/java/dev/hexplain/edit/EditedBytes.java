package dev.hexplain.edit;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.ValueEdits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;

/** Bytes with values changed, as the command line changes them. */
final class EditedBytes {
    private static final DumpSessions SESSIONS = new DumpSessions(DumpLimits.DEFAULT);

    private EditedBytes() {}

    static byte[] edited(byte[] bytes, String format, Alteration... alterations) throws IOException {
        return edited(SESSIONS, bytes, format, alterations);
    }

    /** Of a format with a schema. */
    static byte[] edited(byte[] bytes, Decoder decoder, Alteration... alterations) throws IOException {
        Formats formats = new Formats(FormatShelf.of(List.of(decoder)));
        return edited(new DumpSessions(DumpLimits.DEFAULT, formats), bytes, decoder.id(), alterations);
    }

    /** What is said of an edit beside its result. */
    static List<String> notes(byte[] bytes, String format, Alteration... alterations) throws IOException {
        DecodeChoices choices = new DecodeChoices(format, "raw", OptionalLong.empty());
        try (DumpSession session = SESSIONS.open(DumpInput.of("g", new ByteArrayInputStream(bytes)), choices);
                ValueEdits.Edited edited = session.edit(session.decode(choices), List.of(alterations))) {
            return edited.notes();
        }
    }

    private static byte[] edited(DumpSessions sessions, byte[] bytes, String format, Alteration... alterations)
            throws IOException {
        DecodeChoices choices = new DecodeChoices(format, "raw", OptionalLong.empty());
        try (DumpSession session = sessions.open(DumpInput.of("g", new ByteArrayInputStream(bytes)), choices);
                ValueEdits.Edited edited = session.edit(session.decode(choices), List.of(alterations))) {
            return edited.bytes().copy(0, (int) edited.bytes().length());
        }
    }
}
