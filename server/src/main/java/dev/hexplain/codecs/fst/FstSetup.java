package dev.hexplain.codecs.fst;

import data.media.Image;
import data.media.Media;
import data.media.MediaContent;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.schema.Schema;
import java.util.List;
import java.util.stream.Collectors;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;
import sp.MarketData;

/**
 * A configuration of FST, and the format that decodes its bytes; usable without the library.
 *
 * @param unsafe whether numbers keep their size, and memory is written directly
 * @param shared whether a repeated object is written as a back reference
 * @param registered the classes registered with an id
 */
record FstSetup(boolean unsafe, boolean shared, List<Class<?>> registered) {
    /** All classes of samples, in order of their registered ids. */
    static final List<Class<?>> CLASSES = List.of(
            SampleClasses.order(),
            MarketData.class,
            BlogBench.class,
            BlogBench[].class,
            SessionDto.class,
            PersonDto.class,
            SessionState.class,
            java.util.LinkedHashMap.class,
            MediaContent.class,
            Media.class,
            Media.Player.class,
            Image.class,
            Image.Size.class);

    /** The classes to register, in order. */
    static List<Class<?>> registered(AllowedClasses classes) {
        return classes.arePassing() ? classes.registered() : CLASSES;
    }

    FstSetup {
        registered = List.copyOf(registered);
    }

    FormatRef format(Subject subject) {
        return format(subject.classList());
    }

    /** The format that decodes objects of some classes. */
    FormatRef format(String classes) {
        String coding = unsafe ? "option coding = unsafe;\n" : "";
        String registrations = registered.stream()
                .map(type -> "register " + type.getCanonicalName() + ";\n")
                .collect(Collectors.joining());
        return FormatRef.of("fst", Schema.of("classes", "", coding + registrations + classes));
    }
}
