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
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** Reads a file. */
    public Reading file(Path file, Choices choices) throws IOException {
        return Reading.of(open(file), choices, detector.knowing(choices.format(), brought), bounds);
    }

    /** Reads a stream to its end. */
    public Reading stream(String name, InputStream in, Choices choices) throws IOException {
        return Reading.of(spool(name, in), choices, detector.knowing(choices.format(), brought), bounds);
    }

    /** Writes what is inside the layers of a file. */
    public void copy(Path file, Choices choices, OutputStream to) throws IOException {
        try (Source dump = open(file);
                Scratch scratch = new Scratch()) {
            LayerPath layers = detector.layers(dump, choices).path();
            try (Source inside = Unwrapped.of(dump, layers, bounds, scratch).inside()) {
                new SourceStream(inside).transferTo(to);
            }
        }
    }

    /** Reads a capture. */
    public CaptureReading capture(Path file, Choices choices) throws IOException {
        return CaptureReading.of(open(file), choices, detector.knowing(choices.format(), brought), bounds);
    }

    /** How a file can be read. */
    public CandidatesView candidates(Path file) throws IOException {
        try (Source dump = open(file)) {
            return new CandidateViews(detector).of(dump, Choices.AUTO);
        }
    }

    /** How a stream can be read. */
    public CandidatesView candidates(String name, InputStream in) throws IOException {
        try (Source dump = spool(name, in)) {
            return new CandidateViews(detector).of(dump, Choices.AUTO);
        }
    }

    /** What stands inside a file, or inside layers of it: all of it, at most 10,000 items. */
    public CarvingsView carvings(Path file, String layers) throws IOException {
        try (Source dump = open(file)) {
            return carvings(dump, layers);
        }
    }

    /** What stands inside a stream. */
    public CarvingsView carvings(String name, InputStream in, String layers) throws IOException {
        try (Source dump = spool(name, in)) {
            return carvings(dump, layers);
        }
    }

    private CarvingsView carvings(Source dump, String layers) throws IOException {
        LayerPath path = detector.layers(dump, layersOnly(layers)).path();
        try (Scratch scratch = new Scratch();
                Source inside = Unwrapped.of(dump, path, bounds, scratch).inside()) {
            return new Carvings(detector.formats()).page(dump.name(), inside, path, 0, Carver.MOST);
        }
    }

    /** The layers around a file's bytes, with their sizes and what is wrong with them. */
    public LayersView layers(Path file, String layers) throws IOException {
        try (Source dump = open(file)) {
            return layers(dump, layers);
        }
    }

    /** The layers around a stream's bytes. */
    public LayersView layers(String name, InputStream in, String layers) throws IOException {
        try (Source dump = spool(name, in)) {
            return layers(dump, layers);
        }
    }

    private LayersView layers(Source dump, String layers) throws IOException {
        Choices choices = layersOnly(layers);
        LayerPath path = detector.layers(dump, choices).path();
        try (Scratch scratch = new Scratch()) {
            Unwrapped unwrapped = Unwrapped.of(dump, path, bounds, scratch);
            try (Source inside = unwrapped.inside()) {
                return LayersViews.of(
                        dump.length(), unwrapped.peeled(), new CandidateViews(detector).of(dump, choices));
            }
        }
    }

    private static Choices layersOnly(String layers) {
        return new Choices(Choices.DETECT, layers, OptionalLong.empty());
    }

    private static Source open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw Refusal.badRequest(file + " is a folder: name a file, or use `scan` for folders");
        }
        return Scratch.isSmall(Files.size(file))
                ? Source.ofBytes(String.valueOf(file.getFileName()), Files.readAllBytes(file))
                : Source.ofFile(file);
    }

    /** What is too long for the heap goes to a file, which is gone when the process ends. */
    private static Source spool(String name, InputStream in) throws IOException {
        byte[] start = in.readNBytes(1 << 22);
        int next = in.read();
        if (next < 0) {
            return Source.ofBytes(name, start);
        }
        Path file = Files.createTempFile("hexplain", "");
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(start);
            out.write(next);
            in.transferTo(out);
            // Mapped files stay readable after they are deleted; where they do not, the exit deletes it.
            Source source = Source.ofFile(name, file);
            file.toFile().deleteOnExit();
            return source;
        }
    }
}
