package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.carve.Carver;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.CarvingsView;
import dev.hexplain.inspect.view.LayersView;
import java.io.IOException;
import java.io.OutputStream;
import java.util.OptionalLong;

/** Reads files and streams on the spot: the command line's use cases. */
public final class Readings {
    private final Detector detector;
    private final Bounds bounds;
    private final BroughtFiles brought;

    public Readings(Bounds bounds) {
        this(bounds, BroughtFiles.NONE);
    }

    /** Reads with what was brought besides the dumps. */
    public Readings(Bounds bounds, BroughtFiles brought) {
        this(bounds, Detector.standard(), brought);
    }

    /** Reads in these formats only. */
    public Readings(Bounds bounds, Formats formats) {
        this(bounds, new Detector(formats), BroughtFiles.NONE);
    }

    private Readings(Bounds bounds, Detector detector, BroughtFiles brought) {
        this.bounds = bounds;
        this.detector = detector;
        this.brought = brought;
    }

    /** Reads a dump. */
    public Reading read(DumpInput dump, Choices choices) throws IOException {
        return Reading.of(dump.open(), choices, detector.knowing(choices.format(), brought), bounds);
    }

    /** Reads a capture. */
    public CaptureReading capture(DumpInput dump, Choices choices) throws IOException {
        return CaptureReading.of(dump.open(), choices, detector.knowing(choices.format(), brought), bounds);
    }

    /** Writes what is inside the layers of a dump. */
    public void copy(DumpInput from, Choices choices, OutputStream to) throws IOException {
        try (Source dump = from.open();
                Scratch scratch = new Scratch()) {
            LayerPath layers = detector.layers(dump, choices).path();
            try (Source inside = Unwrapped.of(dump, layers, bounds, scratch).inside()) {
                new SourceStream(inside).transferTo(to);
            }
        }
    }

    /** How a dump can be read. */
    public CandidatesView candidates(DumpInput from) throws IOException {
        try (Source dump = from.open()) {
            return new CandidateViews(detector).of(dump, Choices.AUTO);
        }
    }

    /** What stands inside a dump, or inside layers of it: all of it, at most 10,000 items. */
    public CarvingsView carvings(DumpInput from, String layers) throws IOException {
        try (Source dump = from.open();
                Scratch scratch = new Scratch()) {
            LayerPath path = detector.layers(dump, layersOnly(layers)).path();
            try (Source inside = Unwrapped.of(dump, path, bounds, scratch).inside()) {
                return new Carvings(detector.formats()).page(dump.name(), inside, path, 0, Carver.MOST);
            }
        }
    }

    /** The layers around a dump's bytes, with their sizes and what is wrong with them. */
    public LayersView layers(DumpInput from, String layers) throws IOException {
        Choices choices = layersOnly(layers);
        try (Source dump = from.open();
                Scratch scratch = new Scratch()) {
            Unwrapped unwrapped =
                    Unwrapped.of(dump, detector.layers(dump, choices).path(), bounds, scratch);
            try (Source inside = unwrapped.inside()) {
                return LayersViews.of(
                        dump.length(), unwrapped.peeled(), new CandidateViews(detector).of(dump, choices));
            }
        }
    }

    private static Choices layersOnly(String layers) {
        return new Choices(Choices.DETECT, layers, OptionalLong.empty());
    }
}
