package dev.hexplain.inspect;

import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.formats.ProvidedFiles;
import java.io.IOException;

/**
 * Opens files and streams for the command line.
 *
 * @param provided schemas and descriptors besides the built-in ones
 */
public record DumpSessions(DumpLimits bounds, Detector detector, ProvidedFiles provided) {
    /** With provided schemas and descriptors. */
    public DumpSessions(DumpLimits bounds, ProvidedFiles provided) {
        this(bounds, Detector.standard(), provided);
    }

    /** With the built-in formats. */
    public DumpSessions(DumpLimits bounds) {
        this(bounds, ProvidedFiles.NONE);
    }

    /** With these formats only. */
    public DumpSessions(DumpLimits bounds, Formats formats) {
        this(bounds, new Detector(formats), ProvidedFiles.NONE);
    }

    /** Opens a dump. */
    public DumpSession open(DumpInput dump) throws IOException {
        return new DumpSession(dump.open(), bounds, detector);
    }

    /** Opens a dump for a choice of format, which may be that of a provided file. */
    public DumpSession open(DumpInput dump, DecodeChoices choices) throws IOException {
        Detector knowing = detector.knowing(choices.format(), provided);
        return new DumpSession(dump.open(), bounds, knowing);
    }
}
