package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of SBE. */
public final class SbeCodecs {
    private SbeCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(Codec.bySchema(
                        "sbe",
                        "SBE",
                        Family.SCHEMAS,
                        CodecLibrary.SBE,
                        "Fields at fixed offsets, then groups, then texts, behind the message header of eight bytes; offsets from"
                                + " the library's own reading of the message schema.",
                        "xml",
                        edited -> new NestedSbeCoder(new SbeCoder(), edited))
                .withoutReferenceTracking());
    }
}
