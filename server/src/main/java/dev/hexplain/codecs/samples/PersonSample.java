package dev.hexplain.codecs.samples;

import ru.sbrf.ufs.dto.PersonDto;

/**
 * The person of "Java serialization: maximum speed without a rigid data structure", the object whose encoding the
 * article shows.
 */
final class PersonSample {
    private PersonSample() {}

    static Sample of() {
        return FlatSample.of(
                "person",
                "Person",
                "A first and a last name: the smallest object there is something to say about.",
                new PersonDto("Ivan", "Ivanov"));
    }
}
