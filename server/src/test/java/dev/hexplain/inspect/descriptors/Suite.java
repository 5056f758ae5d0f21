package dev.hexplain.inspect.descriptors;

import dev.hexplain.ksy.process.Process;
import dev.hexplain.ksy.process.Processes;
import dev.hexplain.ksy.run.Program;
import dev.hexplain.testing.Corpus;
import java.nio.file.Path;
import java.util.List;

/** The language's own suite, with the processes that its specs ask for. */
final class Suite {
    /** Adds a key to every byte, or takes it away. */
    private static final Process MY_CUSTOM_FX = (in, arguments, limit) -> {
        long key = (Long) arguments.get(0);
        byte[] out = new byte[in.length];
        for (int i = 0; i < in.length; i++) {
            out[i] = (byte) ((Boolean) arguments.get(1) ? in[i] + key : in[i] - key);
        }
        return out;
    };

    /** Puts the bytes between underscores. */
    private static final Process CUSTOM_FX = (in, arguments, limit) -> {
        byte[] out = new byte[in.length + 2];
        out[0] = '_';
        System.arraycopy(in, 0, out, 1, in.length);
        out[in.length + 1] = '_';
        return out;
    };

    private Suite() {}

    static Program.Setting setting() {
        Program.Setting standard = Program.Setting.DEFAULT;
        Processes processes = standard.processes()
                .with("my_custom_fx", MY_CUSTOM_FX)
                .with("nested.deeply.custom_fx", CUSTOM_FX)
                .with("custom_fx_no_args", CUSTOM_FX);
        return new Program.Setting(standard.nativeOrder(), standard.keep(), processes, standard.opaque());
    }

    static Verification.Folders folders() {
        Path suite = Corpus.folder("kaitai-tests");
        Path formats = suite.resolve("formats");
        return new Verification.Folders(
                suite.resolve("spec/ks"),
                formats,
                suite.resolve("src"),
                List.of(formats.resolve("ks_path"), Corpus.folder("kaitai-gallery")));
    }
}
