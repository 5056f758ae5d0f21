package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.dialects.KnownSignatures;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/** Bytes whose line ends were changed, as by a transfer in text mode. Found where a signature has a line end. */
final class LineEndsLayer extends PackedLayer {
    private static final int SIGNATURE = 12;
    private static final byte[] CRLF = {'\r', '\n'};

    private final Ends ends;

    /** What line ends were written as. */
    enum Ends {
        CRLF("line-ends-crlf", "CR LF for LF", "0A became 0D 0A"),
        LF("line-ends-lf", "LF for CR LF", "0D 0A became 0A");

        private final String id;
        private final String title;
        private final String damage;

        Ends(String id, String title, String damage) {
            this.id = id;
            this.title = title;
            this.damage = damage;
        }
    }

    LineEndsLayer(Ends ends) {
        super(ends.id, ends.title);
        this.ends = ends;
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        byte[] start = bytes.source().copy(0, (int) Math.min(SIGNATURE, bytes.length()));
        return Arrays.stream(KnownSignatures.values())
                .filter(each -> begins(start, changed(each.bytes())) && !begins(start, each.bytes()))
                .findFirst()
                .map(each -> Confidence.of(SIGNED, "a line end is changed in the signature of " + each.title()))
                .orElseGet(() -> Confidence.no("no changed line end in a known signature"));
    }

    private static boolean begins(byte[] start, byte[] with) {
        return with.length <= start.length && Arrays.equals(start, 0, with.length, with, 0, with.length);
    }

    /** What bytes are where their line ends were changed. */
    private byte[] changed(byte[] bytes) {
        byte[] made = new byte[2 * bytes.length];
        int count = 0;
        for (int i = 0; i < bytes.length; i++) {
            boolean end = i + 1 < bytes.length && bytes[i] == '\r' && bytes[i + 1] == '\n';
            if (ends == Ends.CRLF && bytes[i] == '\n') {
                made[count++] = '\r';
            }
            if (ends == Ends.CRLF || !end) {
                made[count++] = bytes[i];
            }
        }
        return Arrays.copyOf(made, count);
    }

    @Override
    public Optional<String> damage(LayerStep step) {
        return Optional.of("changed at their line ends: " + ends.damage);
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        byte wanted = (byte) (ends == Ends.CRLF ? '\r' : '\n');
        long from = 0;
        for (long at = to.octets().indexOf(wanted, 0, to.length());
                at >= 0;
                at = to.octets().indexOf(wanted, at + 1, to.length())) {
            if (ends == Ends.CRLF && !to.octets().at(at + 1, '\n')) {
                continue;
            }
            if (at > from) {
                to.copy(from, at - from);
            }
            from = at + 1;
            if (ends == Ends.LF) {
                to.write(CRLF, 0, 2, at, at + 1);
            }
        }
        if (to.length() > from) {
            to.copy(from, to.length() - from);
        }
        to.reached(to.length());
    }
}
