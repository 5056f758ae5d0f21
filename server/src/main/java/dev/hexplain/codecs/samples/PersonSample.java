package dev.hexplain.codecs.samples;

import ru.sbrf.ufs.dto.PersonDto;

/** The one object that "Java serialization: maximum speed without a rigid data structure" shows encoded. */
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
